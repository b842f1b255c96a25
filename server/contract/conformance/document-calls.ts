/** Documents, requests and approvals that prepare tests. */
import type { AddedDocument, Approval, Document, DocumentRequest } from '../documents/schema.ts'
import { samplePdf } from '../documents/sample-files.ts'
import { endpoints, fillPath, referenceHeader, tusHeaders } from '../index.ts'
import type { Reference } from '../index.ts'
import { sendCall, succeed } from './account-calls.ts'
import { adminOf } from './client-calls.ts'
import { newReference, requestTo } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { ConformanceTarget } from './target.ts'

type Sender = Pick<TestCaller, 'cookie'>

let contents = 0

/** A PDF that no other test has. */
export const newContent = () => samplePdf([`Document ${++contents}`, crypto.randomUUID()])

export interface NewUpload {
  readonly content?: Uint8Array<ArrayBuffer>
  readonly name?: string
}

/** Starts an upload, and sends a part of it. @param sent bytes; all by default */
export async function startUploadOf(
  target: ConformanceTarget,
  { cookie }: Sender,
  client: string,
  { content = newContent(), name = 'statement.pdf' }: NewUpload = {},
  sent = content.length,
): Promise<Reference<'UP'>> {
  const reference = newReference('UP')
  await succeed(target, endpoints.startUpload, {
    cookie,
    params: { client },
    body: { filename: name },
    headers: { [referenceHeader]: reference, [tusHeaders.length]: String(content.length) },
  })
  if (sent > 0) {
    const { sendUpload } = endpoints
    const response = await target.fetch(fillPath(sendUpload.path, { client, upload: reference }), {
      ...requestTo(sendUpload, {}, { cookie, origin: target.origin }),
      body: content.subarray(0, sent),
    })
    if (!response.ok) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`)
  }
  return reference
}

export const newDocument = { category: 'bank', year: '2026-27' } as const

/** Adds a finished upload. */
export async function addUploaded(
  target: ConformanceTarget,
  { cookie }: Sender,
  client: string,
  body: object,
  reference = newReference('DO'),
): Promise<AddedDocument> {
  const added = await succeed(target, endpoints.addDocument, {
    cookie,
    params: { client },
    body,
    headers: { [referenceHeader]: reference },
  })
  return added.body
}

/** Uploads a document. @param body in addition to what is required */
export async function addDocumentOf(
  target: ConformanceTarget,
  sender: Sender,
  client: string,
  body: object = {},
  upload: NewUpload = {},
): Promise<Document> {
  const reference = await startUploadOf(target, sender, client, upload)
  const { document } = await addUploaded(target, sender, client, {
    ...newDocument,
    ...body,
    upload: reference,
  })
  return document
}

/** Uploads a newer version of a document. */
export async function addVersionOf(
  target: ConformanceTarget,
  sender: Sender,
  client: string,
  document: string,
  upload: NewUpload = {},
): Promise<Document> {
  const reference = await startUploadOf(target, sender, client, upload)
  const { body } = await succeed(target, endpoints.addDocumentVersion, {
    cookie: sender.cookie,
    params: { client, document },
    body: { upload: reference },
  })
  return body.document
}

export const newRequest = {
  title: 'Papers for GSTR-3B',
  dueOn: '2026-12-05',
  items: [
    { title: 'Sales invoices', category: 'sales', year: '2026-27' },
    { title: 'बैंक स्टेटमेंट', category: 'bank', year: '2026-27' },
  ],
} as const

export async function addRequestOf(
  target: ConformanceTarget,
  client: string,
  body: object = newRequest,
): Promise<DocumentRequest> {
  const { cookie } = await adminOf(target)
  return (await succeed(target, endpoints.addRequest, { cookie, params: { client }, body })).body
}

export async function askApprovalOf(
  target: ConformanceTarget,
  client: string,
  { id, newest }: Document,
): Promise<Approval> {
  const { cookie } = await adminOf(target)
  const params = { client, document: id }
  const body = { number: newest.number, note: 'Please check.' }
  return (await succeed(target, endpoints.askApproval, { cookie, params, body })).body
}

/** Opens or downloads a version. @returns its content */
export async function readVersion(
  target: ConformanceTarget,
  { cookie }: Sender,
  client: string,
  { id, newest }: Document,
  how: 'previewDocument' | 'downloadDocument' = 'previewDocument',
): Promise<Response> {
  const params = { client, document: id, number: String(newest.number) }
  const response = await sendCall(target, endpoints[how], { cookie, params })
  if (!response.ok) throw new Error(`${how} responded with ${response.status}: ${await response.text()}`)
  return response
}
