import type * as endpoints from '@anupalan/server/contract/fees-date/endpoints'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { feesDateAuditActions } from './audit-actions.ts'
import { feesDateSlot, getFeesDate, resetFeesDate, setFeesDate } from './manage-fees-date.ts'
import { feesDate as migration } from './migrations/0050-fees-date.ts'
export type * from './tables.ts'

export const feesDate = defineFeature<Handlers<typeof endpoints>>({
  name: 'fees-date',
  handlers: (context) => ({
    getFeesDate: () => getFeesDate(context),
    setFeesDate: (call) => setFeesDate(context, call),
    resetFeesDate: (call) => resetFeesDate(context, call),
  }),
  migrations: { '0050-fees-date': migration },
  auditActions: feesDateAuditActions,
  slots: () => feesDateSlot,
})
