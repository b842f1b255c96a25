import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

export const sendEnquiry = {
  schema: {} as typeof schema.sendEnquiry,
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  rateLimit: { points: 20, seconds: 600 },
  bodyLimit: 64 * 1024,
  reference: 'EN',
  result: 'none',
} as const satisfies Declaration

/** Staff who may read the inbox. */
const readers = ['super_admin', 'admin', 'readonly'] as const satisfies readonly Role[]

/** Staff who may answer. */
const answerers = ['super_admin', 'admin'] as const satisfies readonly Role[]

export const listEnquiries = {
  schema: {} as typeof schema.listEnquiries,
  method: 'GET',
  path: '/api/enquiries',
  access: readers,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const getEnquiry = {
  schema: {} as typeof schema.getEnquiry,
  method: 'GET',
  path: '/api/enquiries/:enquiry',
  access: readers,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const listEnquiryOwners = {
  schema: {} as typeof schema.listEnquiryOwners,
  method: 'GET',
  path: '/api/enquiry-owners',
  access: readers,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const setEnquiryStatus = {
  schema: {} as typeof schema.setEnquiryStatus,
  method: 'PUT',
  path: '/api/enquiries/:enquiry/status',
  access: answerers,
  rateLimit: { points: 120, seconds: 60 },
  bodyLimit: 1024,
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const setEnquiryOwner = {
  schema: {} as typeof schema.setEnquiryOwner,
  method: 'PUT',
  path: '/api/enquiries/:enquiry/owner',
  access: answerers,
  rateLimit: { points: 120, seconds: 60 },
  bodyLimit: 1024,
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const addEnquiryNote = {
  schema: {} as typeof schema.addEnquiryNote,
  method: 'POST',
  path: '/api/enquiries/:enquiry/notes',
  access: answerers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 64 * 1024,
  reference: 'NT',
  problems: ['notFound'],
} as const satisfies Declaration

export const replyToEnquiry = {
  schema: {} as typeof schema.replyToEnquiry,
  method: 'POST',
  path: '/api/enquiries/:enquiry/replies',
  access: answerers,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 128 * 1024,
  reference: 'RE',
  problems: ['notFound', 'changedMeanwhile'],
} as const satisfies Declaration
