import type * as endpoints from '@anupalan/server/contract/audit/endpoints'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { HOUR_MS } from '../../platform/jobs/jobs.ts'
import { auditAuditActions } from './audit-actions.ts'
import { exportAudit, getAuditState, listAudit } from './read-audit.ts'
import { verifyAudit } from './verify-audit.ts'

export const audit = defineFeature<Handlers<typeof endpoints>>({
  name: 'audit',
  handlers: (context) => ({
    listAudit: (call) => listAudit(context, call),
    getAuditState: () => getAuditState(context),
    exportAudit: (call) => exportAudit(context, call),
  }),
  auditActions: auditAuditActions,
  jobs: (context) => [
    {
      name: 'verify-audit',
      every: HOUR_MS,
      async run(signal) {
        const verification = await verifyAudit(context, signal)
        if (verification?.fault) context.log.error({ fault: verification.fault }, 'audit chain is broken')
      },
    },
  ],
})
