import type * as endpoints from '@anupalan/server/contract/documents/endpoints'
import { sendUpload } from '@anupalan/server/contract/documents/endpoints'
import type { RequestContext } from '../../platform/context.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { resumableUploads } from '../../platform/http/resumable-uploads.ts'
import { addDocument, addDocumentVersion } from './add-documents.ts'
import { addSampleDocuments } from './add-sample-documents.ts'
import { documentAuditActions } from './audit-actions.ts'
import { askApproval, decideApproval, listApprovals } from './change-approvals.ts'
import {
  addDocumentComment,
  eraseDocument,
  removeDocument,
  restoreDocument,
  updateDocument,
  withdrawDocument,
} from './change-documents.ts'
import {
  addRequest,
  answerItem,
  fulfilItem,
  listRequests,
  removeRequest,
  reviewItem,
  updateRequest,
} from './change-requests.ts'
import { documentsCollection } from './collection.ts'
import { downloadDocument, downloadYear, previewDocument } from './download-documents.ts'
import { exportDocuments } from './export-documents.ts'
import { documents as migration } from './migrations/0022-documents.ts'
import { requestNotices } from './migrations/0027-request-notices.ts'
import { getDocument, listDocuments, markDocumentRead, ownsDocuments } from './read-documents.ts'
import { documentRecords } from './document-records.ts'
import { papers } from './papers.ts'
import { waitingRequests } from './waiting-requests.ts'
export type * from './tables.ts'

export const documents = defineFeature<Handlers<typeof endpoints>>({
  name: 'documents',
  handlers: createHandlers,
  migrations: { '0022-documents': migration, '0027-request-notices': requestNotices },
  collections: [{ name: documentsCollection, table: 'document_versions', column: 'file_key' }],
  records: documentRecords,
  papers,
  waiting: waitingRequests,
  exportClient: exportDocuments,
  addSamples: addSampleDocuments,
  auditActions: documentAuditActions,
})

function createHandlers(context: RequestContext): Handlers<typeof endpoints> {
  const owns = ownsDocuments(context)
  const uploads = resumableUploads(context, { collection: documentsCollection, endpoint: sendUpload })
  return {
    startUpload: { owns, handle: (call) => uploads.create(call) },
    getUpload: { owns, handle: (call) => uploads.offset(call) },
    sendUpload: { owns, handle: (call) => uploads.append(call) },
    cancelUpload: { owns, handle: (call) => uploads.cancel(call) },
    listDocuments: { owns, handle: (call) => listDocuments(context, call) },
    getDocument: { owns, handle: (call) => getDocument(context, call) },
    addDocument: { owns, handle: (call) => addDocument(context, call) },
    addDocumentVersion: { owns, handle: (call) => addDocumentVersion(context, call) },
    updateDocument: { owns, handle: (call) => updateDocument(context, call) },
    withdrawDocument: { owns, handle: (call) => withdrawDocument(context, call) },
    removeDocument: (call) => removeDocument(context, call),
    restoreDocument: (call) => restoreDocument(context, call),
    eraseDocument: (call) => eraseDocument(context, call),
    addDocumentComment: { owns, handle: (call) => addDocumentComment(context, call) },
    markDocumentRead: { owns, handle: (call) => markDocumentRead(context, call) },
    downloadDocument: { owns, handle: (call) => downloadDocument(context, call) },
    previewDocument: { owns, handle: (call) => previewDocument(context, call) },
    downloadYear: { owns, handle: (call) => downloadYear(context, call) },
    listApprovals: { owns, handle: (call) => listApprovals(context, call) },
    askApproval: (call) => askApproval(context, call),
    decideApproval: { owns, handle: (call) => decideApproval(context, call) },
    listRequests: { owns, handle: (call) => listRequests(context, call) },
    addRequest: (call) => addRequest(context, call),
    updateRequest: (call) => updateRequest(context, call),
    removeRequest: (call) => removeRequest(context, call),
    fulfilItem: { owns, handle: (call) => fulfilItem(context, call) },
    answerItem: { owns, handle: (call) => answerItem(context, call) },
    reviewItem: (call) => reviewItem(context, call),
  }
}
