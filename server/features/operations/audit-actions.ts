/** What the audit trail records about decisions on mails. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const operationsAuditActions = {
  'mail.retry': 'A super admin had a failed mail sent again.',
  'mail.drop': 'A super admin dropped a failed mail. It is never sent.',
} as const satisfies AuditMeanings

type OperationsAuditActions = typeof operationsAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends OperationsAuditActions {}
}
