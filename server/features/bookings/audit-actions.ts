/** What the audit trail records about meetings. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const bookingAuditActions = {
  'booking.move': 'Staff moved a meeting to another time, and chose who holds it.',
  'booking.assign': 'Staff chose who holds a meeting.',
  'booking.cancel': 'Staff cancelled a meeting.',
  'booking.block-time': 'Staff blocked time of the user, who holds no meetings in it.',
  'booking.unblock-time': 'Staff freed blocked time of the user again.',
  'booking.set-attendance': 'Staff recorded whether the visitor came to a meeting.',
} as const satisfies AuditMeanings

type BookingAuditActions = typeof bookingAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends BookingAuditActions {}
}
