/** What the audit trail records about applications. The subject is the reference of the application. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const applicationAuditActions = {
  'application.open': 'Staff opened an application for work.',
  'application.download-cv': 'Staff downloaded the CV of an application.',
  'application.set-progress': 'Staff changed the status of an application, or the note about it.',
  'application.erase': 'Staff erased an application with its CV.',
} as const satisfies AuditMeanings

type ApplicationAuditActions = typeof applicationAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends ApplicationAuditActions {}
}
