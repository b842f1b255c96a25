/** What the audit trail records about enquiries. The subject is the reference of the enquiry. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const enquiryAuditActions = {
  'enquiry.open': 'Staff opened an enquiry.',
  'enquiry.set-status': 'Staff changed the status of an enquiry.',
  'enquiry.win': 'Staff made a client of the sender of an enquiry.',
  'enquiry.set-owner': 'Staff gave an enquiry to the user, or to nobody.',
  'enquiry.add-note': 'Staff added a note to an enquiry.',
  'enquiry.reply': 'Staff replied to an enquiry by mail.',
} as const satisfies AuditMeanings

type EnquiryAuditActions = typeof enquiryAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends EnquiryAuditActions {}
}
