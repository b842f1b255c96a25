import type * as endpoints from '@anupalan/server/contract/office-days/endpoints'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { officeDayAuditActions } from './audit-actions.ts'
import { listOfficeDays, resetOfficeDay, setOfficeDay } from './manage-office-days.ts'
import { officeDays as migration } from './migrations/0048-office-days.ts'
import { officeDaySlots } from './office-day-slots.ts'
import { readOfficeDays } from './queries.ts'
export type * from './tables.ts'

export const officeDays = defineFeature<Handlers<typeof endpoints>>({
  name: 'office-days',
  handlers: (context) => ({
    listOfficeDays: () => listOfficeDays(context),
    setOfficeDay: (call) => setOfficeDay(context, call),
    resetOfficeDay: (call) => resetOfficeDay(context, call),
  }),
  migrations: { '0048-office-days': migration },
  auditActions: officeDayAuditActions,
  officeDays: readOfficeDays,
  slots: ({ practice }) => officeDaySlots(practice),
})
