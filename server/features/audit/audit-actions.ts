/** What the audit trail records about itself. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const auditAuditActions = {
  'audit.export': 'Staff downloaded entries of the audit trail as CSV.',
} as const satisfies AuditMeanings

type AuditAuditActions = typeof auditAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends AuditAuditActions {}
}
