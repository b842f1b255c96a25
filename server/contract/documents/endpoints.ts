import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import { uploadRule } from './rules.ts'
import type * as schema from './schema.ts'

/** Staff who may change what the firm keeps for a client. */
const documentManagers = ['super_admin', 'admin'] as const satisfies readonly Role[]

/** Everybody but staff who may only read. */
const participants = ['super_admin', 'admin', 'client'] as const satisfies readonly Role[]

/** Only the client itself takes back what it sent, and decides on what it is asked to approve. */
const clientsOnly = ['client'] as const satisfies readonly Role[]

export const startUpload = {
  schema: {} as typeof schema.startUpload,
  method: 'POST',
  path: '/api/clients/:client/uploads',
  access: participants,
  rateLimit: { points: 240, seconds: 600 },
  resumable: { step: 'create', rule: uploadRule },
  reference: 'UP',
  isOwned: true,
  isOwnedByStaff: true,
  result: 'none',
} as const satisfies Declaration

export const getUpload = {
  schema: {} as typeof schema.getUpload,
  method: 'HEAD',
  path: '/api/clients/:client/uploads/:upload',
  access: participants,
  rateLimit: { points: 600, seconds: 60 },
  resumable: { step: 'offset', rule: uploadRule },
  isOwned: true,
  isOwnedByStaff: true,
  result: 'none',
} as const satisfies Declaration

export const sendUpload = {
  schema: {} as typeof schema.sendUpload,
  method: 'PATCH',
  path: '/api/clients/:client/uploads/:upload',
  access: participants,
  rateLimit: { points: 600, seconds: 60 },
  resumable: { step: 'append', rule: uploadRule },
  isOwned: true,
  isOwnedByStaff: true,
  result: 'none',
} as const satisfies Declaration

export const cancelUpload = {
  schema: {} as typeof schema.cancelUpload,
  method: 'DELETE',
  path: '/api/clients/:client/uploads/:upload',
  access: participants,
  rateLimit: { points: 240, seconds: 60 },
  resumable: { step: 'cancel', rule: uploadRule },
  isOwned: true,
  isOwnedByStaff: true,
  result: 'none',
} as const satisfies Declaration

export const listDocuments = {
  schema: {} as typeof schema.listDocuments,
  method: 'GET',
  path: '/api/clients/:client/documents',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const getDocument = {
  schema: {} as typeof schema.getDocument,
  method: 'GET',
  path: '/api/clients/:client/documents/:document',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const addDocument = {
  schema: {} as typeof schema.addDocument,
  method: 'POST',
  path: '/api/clients/:client/documents',
  access: participants,
  rateLimit: { points: 240, seconds: 600 },
  bodyLimit: 32 * 1024,
  reference: 'DO',
  isOwned: true,
  isOwnedByStaff: true,
} as const satisfies Declaration

export const addDocumentVersion = {
  schema: {} as typeof schema.addDocumentVersion,
  method: 'POST',
  path: '/api/clients/:client/documents/:document/versions',
  access: participants,
  rateLimit: { points: 120, seconds: 600 },
  bodyLimit: 2 * 1024,
  reference: 'DO',
  isOwned: true,
  isOwnedByStaff: true,
} as const satisfies Declaration

export const updateDocument = {
  schema: {} as typeof schema.updateDocument,
  method: 'PUT',
  path: '/api/clients/:client/documents/:document',
  access: participants,
  rateLimit: { points: 120, seconds: 60 },
  bodyLimit: 8 * 1024,
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const withdrawDocument = {
  schema: {} as typeof schema.withdrawDocument,
  method: 'POST',
  path: '/api/clients/:client/documents/:document/withdraw',
  access: clientsOnly,
  rateLimit: { points: 120, seconds: 60 },
  isOwned: true,
  result: 'none',
  problems: ['openedAlready', 'underHold', 'unavailable'],
} as const satisfies Declaration

export const removeDocument = {
  schema: {} as typeof schema.removeDocument,
  method: 'POST',
  path: '/api/clients/:client/documents/:document/remove',
  access: documentManagers,
  rateLimit: { points: 120, seconds: 60 },
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const restoreDocument = {
  schema: {} as typeof schema.restoreDocument,
  method: 'POST',
  path: '/api/clients/:client/documents/:document/restore',
  access: documentManagers,
  rateLimit: { points: 120, seconds: 60 },
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const eraseDocument = {
  schema: {} as typeof schema.eraseDocument,
  method: 'DELETE',
  path: '/api/clients/:client/documents/:document',
  access: documentManagers,
  rateLimit: { points: 120, seconds: 60 },
  result: 'none',
  problems: ['notFound', 'notRemoved', 'underHold', 'unavailable'],
} as const satisfies Declaration

export const addDocumentComment = {
  schema: {} as typeof schema.addDocumentComment,
  method: 'POST',
  path: '/api/clients/:client/documents/:document/comments',
  access: participants,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 32 * 1024,
  reference: 'DC',
  isOwned: true,
  isOwnedByStaff: true,
} as const satisfies Declaration

export const markDocumentRead = {
  schema: {} as typeof schema.markDocumentRead,
  method: 'POST',
  path: '/api/clients/:client/documents/:document/read',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  result: 'none',
  problems: ['unavailable'],
} as const satisfies Declaration

export const listApprovals = {
  schema: {} as typeof schema.listApprovals,
  method: 'GET',
  path: '/api/clients/:client/approvals',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const askApproval = {
  schema: {} as typeof schema.askApproval,
  method: 'POST',
  path: '/api/clients/:client/documents/:document/approvals',
  access: documentManagers,
  rateLimit: { points: 120, seconds: 60 },
  bodyLimit: 16 * 1024,
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const decideApproval = {
  schema: {} as typeof schema.decideApproval,
  method: 'POST',
  path: '/api/clients/:client/approvals/:approval/decide',
  access: clientsOnly,
  rateLimit: { points: 60, seconds: 60 },
  bodyLimit: 16 * 1024,
  isOwned: true,
  problems: ['changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const downloadDocument = {
  schema: {} as typeof schema.downloadDocument,
  method: 'GET',
  path: '/api/clients/:client/documents/:document/versions/:number/download',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  download: true,
  problems: ['fileDamaged', 'unavailable'],
} as const satisfies Declaration

export const previewDocument = {
  schema: {} as typeof schema.previewDocument,
  method: 'GET',
  path: '/api/clients/:client/documents/:document/versions/:number/preview',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  download: true,
  problems: ['fileDamaged', 'unavailable'],
} as const satisfies Declaration

export const downloadYear = {
  schema: {} as typeof schema.downloadYear,
  method: 'GET',
  path: '/api/clients/:client/documents/zip',
  access: 'signed-in',
  rateLimit: { points: 20, seconds: 600 },
  isOwned: true,
  isOwnedByStaff: true,
  download: true,
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const listRequests = {
  schema: {} as typeof schema.listRequests,
  method: 'GET',
  path: '/api/clients/:client/requests',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const addRequest = {
  schema: {} as typeof schema.addRequest,
  method: 'POST',
  path: '/api/clients/:client/requests',
  access: documentManagers,
  rateLimit: { points: 120, seconds: 600 },
  bodyLimit: 512 * 1024,
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const updateRequest = {
  schema: {} as typeof schema.updateRequest,
  method: 'PUT',
  path: '/api/clients/:client/requests/:request',
  access: documentManagers,
  rateLimit: { points: 120, seconds: 600 },
  bodyLimit: 512 * 1024,
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const removeRequest = {
  schema: {} as typeof schema.removeRequest,
  method: 'DELETE',
  path: '/api/clients/:client/requests/:request',
  access: documentManagers,
  rateLimit: { points: 120, seconds: 60 },
  result: 'none',
  problems: ['notFound', 'underHold', 'unavailable'],
} as const satisfies Declaration

export const fulfilItem = {
  schema: {} as typeof schema.fulfilItem,
  method: 'POST',
  path: '/api/clients/:client/requests/:request/items/:item/documents',
  access: participants,
  rateLimit: { points: 240, seconds: 60 },
  bodyLimit: 1024,
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const answerItem = {
  schema: {} as typeof schema.answerItem,
  method: 'POST',
  path: '/api/clients/:client/requests/:request/items/:item/answer',
  access: participants,
  rateLimit: { points: 120, seconds: 60 },
  bodyLimit: 16 * 1024,
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['unavailable'],
} as const satisfies Declaration

export const reviewItem = {
  schema: {} as typeof schema.reviewItem,
  method: 'POST',
  path: '/api/clients/:client/requests/:request/items/:item/review',
  access: documentManagers,
  rateLimit: { points: 120, seconds: 60 },
  bodyLimit: 16 * 1024,
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration
