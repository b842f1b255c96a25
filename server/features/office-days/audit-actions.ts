/** What the audit trail records about the days of the office. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const officeDayAuditActions = {
  'office-day.set': 'Staff closed or opened the office on a day, or gave it other hours.',
  'office-day.reset': 'Staff removed what was set for a day.',
} as const satisfies AuditMeanings

type OfficeDayAuditActions = typeof officeDayAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends OfficeDayAuditActions {}
}
