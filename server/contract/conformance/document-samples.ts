import type * as activity from '../activity/endpoints.ts'
import type * as documents from '../documents/endpoints.ts'
import { endpoints, referenceHeader } from '../index.ts'
import { addCaller, succeed } from './account-calls.ts'
import { addClientOf, adminOf, setAccess } from './client-calls.ts'
import { missingId, ofAClient, ownClient } from './client-samples.ts'
import {
  addDocumentOf,
  addRequestOf,
  askApprovalOf,
  newDocument,
  newRequest,
  startUploadOf,
} from './document-calls.ts'
import { newReference } from './requests.ts'
import type { AnySample, Samples } from './sample.ts'

const missingUpload = 'UP-0000-0000-0000'

const ofAnUpload = {
  as: 'client',
  invalidParams: [],
  async prepare(target, caller) {
    const client = await ownClient(target, caller)
    const upload = newReference('UP')
    await succeed(target, endpoints.startUpload, {
      cookie: caller.cookie,
      params: { client },
      body: { filename: 'statement.pdf' },
      headers: { [referenceHeader]: upload },
    })
    return { params: { client, upload } }
  },
  missing: () => ({ client: missingId, upload: missingUpload }),
} satisfies AnySample

/** A document that the staff added. */
const ofADocument = {
  async prepare(target, caller) {
    const client = await ownClient(target, caller)
    const { id } = await addDocumentOf(target, await adminOf(target), client)
    return { params: { client, document: id } }
  },
  missing: () => ({ client: missingId, document: missingId }),
} satisfies AnySample

const ofAVersion = {
  async prepare(target, caller) {
    const { params } = await ofADocument.prepare(target, caller)
    return { params: { ...params, number: '1' } }
  },
  missing: () => ({ client: missingId, document: missingId, number: '1' }),
} satisfies AnySample

const ofARequest = {
  async prepare(target, caller) {
    const client = await ownClient(target, caller)
    return { params: { client, request: (await addRequestOf(target, client)).id } }
  },
  missing: () => ({ client: missingId, request: missingId }),
} satisfies AnySample

const ofAnItem = {
  async prepare(target, caller) {
    const client = await ownClient(target, caller)
    const { id, items } = await addRequestOf(target, client)
    return { params: { client, request: id, item: items[0]?.id ?? '' } }
  },
  missing: () => ({ client: missingId, request: missingId, item: missingId }),
} satisfies AnySample

/** The body of a call that adds an upload: the sample's names none that exists. */
const addition = { ...newDocument, upload: missingUpload }

export const documentSamples: Samples<typeof documents> = {
  startUpload: {
    ...ofAClient,
    as: 'client',
    invalidParams: [],
    body: { filename: 'बैंक स्टेटमेंट.pdf' },
    changed: { filename: 'another.pdf' },
  },
  getUpload: ofAnUpload,
  sendUpload: ofAnUpload,
  cancelUpload: ofAnUpload,
  listDocuments: {
    ...ofAClient,
    invalidParams: [
      { limit: '0' },
      { limit: '201' },
      { category: 'cars' },
      { year: '2026-28' },
      { year: '2026' },
      { source: 'bank' },
      { sha256: 'abc' },
      { status: 'all' },
    ],
  },
  getDocument: ofADocument,
  addDocument: {
    as: 'client',
    invalidParams: [],
    body: addition,
    changed: addition,
    async prepare(target, caller) {
      const client = await ownClient(target, caller)
      const upload = await startUploadOf(target, caller, client)
      const body = { ...newDocument, upload }
      return { params: { client }, body, changed: { ...body, category: 'gst' } }
    },
    missing: () => ({ client: missingId }),
  },
  addDocumentVersion: {
    as: 'client',
    invalidParams: [],
    body: { upload: missingUpload },
    changed: { upload: missingUpload },
    async prepare(target, caller) {
      const { params } = await ofADocument.prepare(target, caller)
      const { client } = params
      const upload = await startUploadOf(target, caller, client)
      return { params, body: { upload }, changed: { upload: missingUpload } }
    },
    missing: ofADocument.missing,
  },
  updateDocument: {
    ...ofADocument,
    as: 'client',
    body: { name: 'किराया अनुबंध.pdf', category: 'purchases', year: '2025-26', version: 1 },
  },
  withdrawDocument: {
    ...ofADocument,
    async prepare(target, caller) {
      const client = await ownClient(target, caller)
      const { id } = await addDocumentOf(target, caller, client)
      return { params: { client, document: id } }
    },
  },
  removeDocument: ofADocument,
  restoreDocument: ofADocument,
  eraseDocument: {
    ...ofADocument,
    async prepare(target, caller) {
      const { params } = await ofADocument.prepare(target, caller)
      const { cookie } = await adminOf(target)
      await succeed(target, endpoints.removeDocument, { cookie, params })
      return { params }
    },
  },
  addDocumentComment: {
    ...ofADocument,
    as: 'client',
    invalidParams: [],
    body: { text: 'Is this the right month?' },
    changed: { text: 'क्या यह सही महीना है?' },
  },
  markDocumentRead: ofADocument,
  downloadDocument: ofAVersion,
  previewDocument: ofAVersion,
  downloadYear: {
    async prepare(target, caller) {
      const { params } = await ofADocument.prepare(target, caller)
      return { params: { client: params.client, year: newDocument.year } }
    },
    missing: () => ({ client: missingId, year: newDocument.year }),
    invalidParams: [{ year: '2026' }, { year: '' }],
  },
  listApprovals: { ...ofAClient, invalidParams: [{ limit: '0' }, { status: 'decided' }] },
  askApproval: { ...ofADocument, body: { number: 1, note: 'Please check the rent.' } },
  decideApproval: {
    body: { decision: 'approved', sha256: '0'.repeat(64) },
    async prepare(target, caller) {
      const client = await ownClient(target, caller)
      const document = await addDocumentOf(target, await adminOf(target), client)
      const { id, sha256 } = await askApprovalOf(target, client, document)
      return { params: { client, approval: id }, body: { decision: 'approved', sha256 } }
    },
    missing: () => ({ client: missingId, approval: missingId }),
  },
  listRequests: { ...ofAClient, invalidParams: [{ limit: '0' }, { limit: '101' }, { status: 'late' }] },
  addRequest: { ...ofAClient, body: { ...newRequest, items: [...newRequest.items] } },
  updateRequest: {
    ...ofARequest,
    body: { ...newRequest, items: [{ title: 'Purchase invoices', category: 'purchases' }], version: 1 },
  },
  removeRequest: ofARequest,
  fulfilItem: {
    ...ofAnItem,
    as: 'client',
    body: { document: missingId },
    async prepare(target, caller) {
      const { params } = await ofAnItem.prepare(target, caller)
      const { id } = await addDocumentOf(target, await adminOf(target), params.client)
      return { params, body: { document: id } }
    },
  },
  answerItem: { ...ofAnItem, as: 'client', body: { answer: 'not-applicable', reason: 'There was no sale.' } },
  reviewItem: {
    ...ofAnItem,
    body: { decision: 'returned', reason: 'wrong-period', text: 'This is of September.' },
    async prepare(target, caller) {
      const member = await addCaller(target)
      const { id: client } = await addClientOf(target)
      await setAccess(target, client, member.username, 'full')
      const { id, items } = await addRequestOf(target, client)
      const item = items[0]?.id ?? ''
      await addDocumentOf(target, member, client, { item })
      await setAccess(target, client, caller.username, 'full').catch(() => undefined)
      return { params: { client, request: id, item } }
    },
  },
}

export const activitySamples: Samples<typeof activity> = {
  listActivity: { ...ofAClient, invalidParams: [{ limit: '0' }, { limit: '101' }] },
}
