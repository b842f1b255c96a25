import type { User } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/data-rights/endpoints'
import type { RequestContext } from '../../platform/context.ts'
import { load } from '../../platform/database/database.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { dataRightsAuditActions } from './audit-actions.ts'
import {
  confirmErasure,
  getErasure,
  prepareErasure,
  requestErasure,
  withdrawErasure,
} from './change-erasures.ts'
import { exportConsents, listConsents, ownsConsent, withdrawConsent } from './consents.ts'
import { finishErasures } from './erase-client.ts'
import { exportClientData, exportOwnData } from './export-data.ts'
import { eraseErasureMails } from './erasure-mails.ts'
import { erasures as migration } from './migrations/0023-erasures.ts'
export type * from './tables.ts'

export const dataRights = defineFeature<Handlers<typeof endpoints>>({
  name: 'data-rights',
  handlers: createHandlers,
  migrations: { '0023-erasures': migration },
  exportPerson: exportConsents,
  auditActions: dataRightsAuditActions,
  jobs: (context) => [
    {
      name: 'finish-erasures',
      every: DAY_MS,
      async run(signal) {
        const finished = await finishErasures(context, signal)
        if (finished > 0) context.log.info({ finished }, 'clients erased')
      },
    },
    { name: 'erase-erasure-mails', every: DAY_MS, run: () => eraseErasureMails(context) },
  ],
})

/** Members of a client and the staff. */
const ownsClient =
  ({ database, ports }: RequestContext) =>
  ({ user, params }: { readonly user: User; readonly params: { readonly client: string } }) =>
    load(
      database,
      async (reading) => (await ports.clients.accessOf(reading, user, params.client)) !== undefined,
    )

function createHandlers(context: RequestContext): Handlers<typeof endpoints> {
  const owns = ownsClient(context)
  return {
    exportClientData: { owns, handle: (call) => exportClientData(context, call) },
    exportOwnData: (call) => exportOwnData(context, call),
    getErasure: { owns, handle: (call) => getErasure(context, call) },
    requestErasure: { owns, handle: (call) => requestErasure(context, call) },
    withdrawErasure: { owns, handle: (call) => withdrawErasure(context, call) },
    prepareErasure: (call) => prepareErasure(context, call),
    listConsents: (call) => listConsents(context, call),
    withdrawConsent: { owns: ownsConsent(context), handle: (call) => withdrawConsent(context, call) },
    confirmErasure: (call) => confirmErasure(context, call),
  }
}
