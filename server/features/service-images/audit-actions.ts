/** What the audit trail records about the pictures of services. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const serviceImageAuditActions = {
  'service-image.save': 'Staff added, replaced or described the picture of a service.',
  'service-image.remove': 'Staff removed the picture of a service.',
} as const satisfies AuditMeanings

type ServiceImageAuditActions = typeof serviceImageAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends ServiceImageAuditActions {}
}
