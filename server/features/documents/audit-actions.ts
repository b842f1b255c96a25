/** What the audit trail records about documents. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const documentAuditActions = {
  'document.add': 'A document was sent or delivered.',
  'document.add-version': 'A newer version of a document was sent.',
  'document.update': 'Name, category, year or task of a document was changed.',
  'document.withdraw': 'A member took back a version that the firm had not opened.',
  'document.remove': 'Staff removed a document.',
  'document.restore': 'Staff restored a removed document.',
  'document.erase': 'Staff erased a removed document.',
  'document.open': 'Somebody opened a version of a document.',
  'document.download': 'Somebody downloaded a version of a document.',
  'document.download-year': 'Somebody downloaded the documents of a year. The subject is the client.',
  'document.comment': 'Somebody commented on a document. The subject is the document.',
  'request.add': 'Staff asked a client for documents.',
  'request.update': 'Staff changed what a client is asked for.',
  'request.remove': 'Staff removed a request.',
  'request.send': 'A document was sent for an item of a request.',
  'request.answer': 'An item of a request was answered without a document.',
  'request.accept': 'Staff accepted an item of a request.',
  'request.return': 'Staff returned an item of a request.',
  'approval.ask': 'Staff asked a client to approve a version. The subject is the document.',
  'approval.approve': 'A member approved a version. The subject is the document.',
  'approval.refuse': 'A member did not approve a version. The subject is the document.',
} as const satisfies AuditMeanings

type DocumentAuditActions = typeof documentAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends DocumentAuditActions {}
}
