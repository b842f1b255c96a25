/** Documents of a client with their versions, and the conversation and approvals about them. */
import { commentSchemaOf, personSchema } from '../core/comments.ts'
import type { EndpointSchema } from '../core/endpoint.ts'
import {
  fileBody,
  fileName,
  fingerprint,
  instant,
  line,
  matching,
  oneOf,
  paragraphs,
  wholeNumber,
} from '../core/fields.ts'
import { fileKinds } from '../core/file-kinds.ts'
import type { FileKind } from '../core/file-kinds.ts'
import { referencePattern } from '../core/reference.ts'
import { z } from '../core/schema.ts'
import { category, idOrNone, year, yearOrNone } from './fields.ts'
import {
  approvalDecisions,
  deliveredKinds,
  documentMessages as messages,
  documentRules as rules,
  documentSources,
} from './rules.ts'

export * from './request-schema.ts'

const source = oneOf(documentSources, messages.source)
const deliveredAs = oneOf(deliveredKinds, messages.deliveredAs)

/** A checksum in hexadecimal. */
const sha256 = matching(/^[\da-f]{64}$/, messages.sha256)

export const documentVersionSchema = z.object({
  /** 1 for the first. */
  number: z.int(),
  /** The sender's name of the file, sanitized. */
  fileName: z.string(),
  kind: z.enum(Object.keys(fileKinds) as [FileKind, ...FileKind[]]),
  bytes: z.int(),
  sha256: z.string(),
  /** Whether it needs a password, which is not stored: it cannot be previewed. */
  isLocked: z.boolean(),
  sentBy: personSchema,
  sentAt: instant(''),
  /** When the other side first opened it: the firm what the client sent, a member what the firm delivered. */
  seenAt: z.nullable(instant('')),
})

export type DocumentVersion = z.output<typeof documentVersionSchema>

export const approvalSchema = z.object({
  id: z.string(),
  document: z.object({ id: z.string(), name: z.string() }),
  /** Number of the version. */
  number: z.int(),
  /** Checksum of the version, which a decision must repeat. */
  sha256: z.string(),
  note: z.string(),
  status: z.enum(['waiting', 'approved', 'refused', 'voided']),
  askedAt: instant(''),
  askedBy: personSchema,
  decidedAt: z.nullable(instant('')),
  decidedBy: z.nullable(personSchema),
  /** Why it was not approved; empty otherwise. */
  reason: z.string(),
})

export type Approval = z.output<typeof approvalSchema>

export const documentSchema = z.object({
  id: z.string(),
  name: z.string(),
  source,
  /** What the firm delivered; `null` for what the client sent. */
  deliveredAs: z.nullable(deliveredAs),
  category,
  year: z.nullable(year),
  /** The task that it belongs to. */
  task: z.nullable(z.string()),
  /** The newest version. */
  newest: documentVersionSchema,
  versions: z.int(),
  /** Whether the caller may take the newest version back: a member, until the firm opens it. */
  isWithdrawable: z.boolean(),
  /** Whether the caller may rename it and send a newer version. */
  isEditable: z.boolean(),
  /** The newest approval that is not voided. */
  approval: z.nullable(approvalSchema),
  comments: z.int(),
  /** Comments of others that the caller has not read. */
  unread: z.int(),
  /** When the staff removed it; only the staff sees it from then on. */
  removedAt: z.nullable(instant('')),
  /** Whether a legal hold on this document stands, whose reason the staff alone reads: it is not erased. */
  isHeld: z.boolean(),
  /** Raised by each change of name, category, year or task. */
  version: z.int(),
})

export type Document = z.output<typeof documentSchema>

export const documentViewSchema = z.object({
  /** Number of the version. */
  number: z.int(),
  by: personSchema,
  how: z.enum(['opened', 'downloaded']),
  at: instant(''),
})

export type DocumentView = z.output<typeof documentViewSchema>

export const documentCommentSchema = commentSchemaOf('DC')

export type DocumentComment = z.output<typeof documentCommentSchema>

/** A document that was stored, or that has the same content as the one sent. */
export const addedDocumentSchema = z.object({ document: documentSchema, isDuplicate: z.boolean() })

export type AddedDocument = z.output<typeof addedDocumentSchema>

const clientParam = z.object({ client: z.string() })
const documentParams = z.object({ client: z.string(), document: z.string() })

const uploadParams = z.object({ client: z.string(), upload: z.string() })

export const startUpload = {
  summary: 'Starts the upload of a file, which becomes a document once it is complete and added.',
  params: clientParam,
  request: z.object({ filename: fileName, fingerprint: z.optional(fingerprint) }),
  responses: { 201: null },
} satisfies EndpointSchema

export const getUpload = {
  summary: 'How many bytes of an upload have arrived.',
  params: uploadParams,
  responses: { 200: null },
} satisfies EndpointSchema

export const sendUpload = {
  summary: 'Adds bytes to an upload.',
  params: uploadParams,
  responses: { 204: null },
} satisfies EndpointSchema

export const cancelUpload = {
  summary: 'Cancels an upload and removes its bytes.',
  params: uploadParams,
  responses: { 204: null },
} satisfies EndpointSchema

export const listDocuments = {
  summary: "A client's documents in pages, those with the newest version first.",
  params: z.object({
    client: z.string(),
    category: z.optional(category),
    year: z.optional(year),
    source: z.optional(source),
    /** Id of the task to which they are attached. */
    task: z.optional(z.string().check(z.maxLength(64, messages.task))),
    /** Part of a name. */
    search: z.prefault(z.string().check(z.maxLength(100)), ''),
    /** Checksum of a file, to find whether it was sent before. */
    sha256: z.optional(sha256),
    /** `removed` for those that the staff has removed, which members are not shown. */
    status: z.prefault(
      z.enum(['stored', 'removed'], 'Please ask for stored or removed documents.'),
      'stored',
    ),
    /** The id of the last document of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 200, invalid: 'Please ask for 1 to 200 documents.' }), '50'),
  }),
  responses: { 200: z.object({ documents: z.array(documentSchema), hasMore: z.boolean() }) },
} satisfies EndpointSchema

export const getDocument = {
  summary:
    'A document with its versions and approvals, the newest first, its newest views, and its comments, the oldest first. Members with limited access see the views of the staff and their own.',
  params: documentParams,
  responses: {
    200: z.object({
      document: documentSchema,
      versions: z.array(documentVersionSchema),
      approvals: z.array(approvalSchema),
      views: z.array(documentViewSchema),
      comments: z.array(documentCommentSchema),
    }),
  },
} satisfies EndpointSchema

/** Whether content that the client has already may be stored again. */
const isDuplicateAllowed = z.prefault(z.boolean(messages.duplicate), false)

/** The reference of a finished upload of the caller. */
const upload = matching(referencePattern('UP'), messages.upload)

export const addDocument = {
  summary:
    'Stores a finished upload as a document, with its first comment and the request for its approval. 200 with the stored document if the client has the same content already and a duplicate is not allowed: it is attached to the task if the caller may change it and it belongs to none, except by a delivery, whose comment and approval are not stored then.',
  params: clientParam,
  request: z.object({
    upload,
    name: z.prefault(line(rules.name), ''),
    category,
    year: yearOrNone,
    /** What the firm delivers; `null` for what comes from the client. */
    deliveredAs: z.prefault(z.nullable(deliveredAs), null),
    /** The item of a request that it fulfils. */
    item: idOrNone(messages.item),
    task: idOrNone(messages.task),
    /** Its first comment; empty for none. */
    comment: z.prefault(paragraphs(rules.note), ''),
    /** Asks the client to approve it, which only the firm does; `null` for no. */
    approval: z.prefault(z.nullable(z.object({ note: z.prefault(paragraphs(rules.note), '') })), null),
    isDuplicateAllowed,
  }),
  responses: { 200: addedDocumentSchema, 201: addedDocumentSchema },
} satisfies EndpointSchema

export const addDocumentVersion = {
  summary:
    'Stores a finished upload as the newest version of a document. Approvals of earlier versions become void. 200 if it is a duplicate, as for a new document.',
  params: documentParams,
  request: z.object({ upload, isDuplicateAllowed }),
  responses: { 200: addedDocumentSchema, 201: addedDocumentSchema },
} satisfies EndpointSchema

export const updateDocument = {
  summary: 'Changes name, category, year and task of a document.',
  params: documentParams,
  request: z.object({
    name: line(rules.newName),
    category,
    year: yearOrNone,
    task: idOrNone(messages.task),
    version: z.int(messages.version),
  }),
  responses: { 200: documentSchema },
} satisfies EndpointSchema

export const withdrawDocument = {
  summary:
    'Erases the newest version, which a member sent and the firm has not opened. The document goes with its only version.',
  params: documentParams,
  responses: { 204: null },
} satisfies EndpointSchema

const versionParams = z.object({
  client: z.string(),
  document: z.string(),
  /** Number of the version. */
  number: wholeNumber({ min: 1, max: 1_000_000, invalid: messages.number }),
})

export const downloadDocument = {
  summary: 'A version as a file to save. It is recorded who downloaded it.',
  params: versionParams,
  responses: { 200: fileBody },
} satisfies EndpointSchema

export const previewDocument = {
  summary: 'The content of a version, to be shown by the application. It is recorded who opened it.',
  params: versionParams,
  responses: { 200: fileBody },
} satisfies EndpointSchema

export const downloadYear = {
  summary: 'The newest versions of all documents of a year as a zip. It is recorded who downloaded them.',
  params: z.object({ client: z.string(), year }),
  responses: { 200: fileBody },
} satisfies EndpointSchema

export const removeDocument = {
  summary: 'Removes a document: members do not see it any more, and the staff can restore or erase it.',
  params: documentParams,
  responses: { 200: documentSchema },
} satisfies EndpointSchema

export const restoreDocument = {
  summary: 'Restores a removed document.',
  params: documentParams,
  responses: { 200: documentSchema },
} satisfies EndpointSchema

export const eraseDocument = {
  summary: 'Erases a removed document with all its versions.',
  params: documentParams,
  responses: { 204: null },
} satisfies EndpointSchema

export const addDocumentComment = {
  summary: 'Adds a comment. It is unread for everybody else.',
  params: documentParams,
  request: z.object({ text: paragraphs(rules.comment) }),
  responses: { 201: documentCommentSchema },
} satisfies EndpointSchema

export const markDocumentRead = {
  summary: 'Marks the comments of a document as read by the caller.',
  params: documentParams,
  responses: { 204: null },
} satisfies EndpointSchema

export const listApprovals = {
  summary:
    'The approvals of a client that wait for a decision, the oldest first, or all of them, the newest first.',
  params: z.object({
    client: z.string(),
    status: z.prefault(z.enum(['waiting', 'all'], 'Please ask for waiting or all approvals.'), 'waiting'),
    /** The id of the last approval of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 100, invalid: 'Please ask for 1 to 100 approvals.' }), '50'),
  }),
  responses: { 200: z.object({ approvals: z.array(approvalSchema), hasMore: z.boolean() }) },
} satisfies EndpointSchema

export const askApproval = {
  summary:
    'Asks the client to approve a version, by its number. An approval that waits for this document becomes void.',
  params: documentParams,
  request: z.object({
    number: z.int(messages.number),
    note: z.prefault(paragraphs(rules.note), ''),
  }),
  responses: { 201: approvalSchema },
} satisfies EndpointSchema

export const decideApproval = {
  summary:
    'Approves a version or not. The checksum confirms which content was seen: 409 if it is not that of the version, or the approval does not wait any more.',
  params: z.object({ client: z.string(), approval: z.string() }),
  request: z.object({
    decision: oneOf(approvalDecisions, messages.approvalDecision),
    reason: z.prefault(paragraphs(rules.note), ''),
    sha256,
  }),
  responses: { 200: approvalSchema },
} satisfies EndpointSchema
