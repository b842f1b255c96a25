/** What the audit trail records about announcements. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const announcementAuditActions = {
  'announcement.add': 'Staff added an announcement to the public pages.',
  'announcement.update': 'Staff changed an announcement.',
  'announcement.remove': 'Staff removed an announcement.',
} as const satisfies AuditMeanings

type AnnouncementAuditActions = typeof announcementAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends AnnouncementAuditActions {}
}
