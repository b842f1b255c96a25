/** What the audit trail records about how long papers are kept. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const retentionAuditActions = {
  'retention.set-period':
    'A super_admin changed how many years a category of papers is kept. The subject is the category.',
  'retention.start-erasing':
    'Staff started to erase papers whose period is over. The subject is the reference of the erasure.',
  'retention.stop-erasing': 'An erasure of papers was stopped before its end. What was erased stays so.',
  'retention.erase': 'Papers of a client whose period is over were erased. The subject is the client.',
} as const satisfies AuditMeanings

type RetentionAuditActions = typeof retentionAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends RetentionAuditActions {}
}
