import type * as endpoints from '@anupalan/server/contract/retention/endpoints'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { retentionAuditActions } from './audit-actions.ts'
import { eraseRetained, listRetentionErasures, stopRetentionErasure } from './erase-retained.ts'
import { listErasable } from './find-erasable.ts'
import { retention as migration } from './migrations/0055-retention.ts'
import { listRetentionPeriods, setRetentionPeriod } from './periods.ts'
import { eraseEnded, runErasures } from './run-erasures.ts'
export type * from './tables.ts'

export const retention = defineFeature<Handlers<typeof endpoints>>({
  name: 'retention',
  handlers: (context) => ({
    listRetentionPeriods: () => listRetentionPeriods(context),
    setRetentionPeriod: (call) => setRetentionPeriod(context, call),
    listErasable: (call) => listErasable(context, call),
    eraseRetained: (call) => eraseRetained(context, call),
    listRetentionErasures: () => listRetentionErasures(context),
    stopRetentionErasure: (call) => stopRetentionErasure(context, call),
  }),
  migrations: { '0055-retention': migration },
  auditActions: retentionAuditActions,
  jobs: (context) => [
    {
      name: 'erase-retained',
      every: 2_000,
      async run(signal) {
        const clients = await runErasures(context, signal)
        if (clients > 0) context.log.info({ clients }, 'papers erased whose period is over')
      },
    },
    { name: 'erase-retention-erasures', every: DAY_MS, run: () => eraseEnded(context) },
  ],
})
