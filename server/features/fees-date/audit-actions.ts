/** What the audit trail records about the date of the fees. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const feesDateAuditActions = {
  'fees-date.set': 'Staff confirmed the fees as of a day.',
  'fees-date.reset': 'Staff removed the date of the fees.',
} as const satisfies AuditMeanings

type FeesDateAuditActions = typeof feesDateAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends FeesDateAuditActions {}
}
