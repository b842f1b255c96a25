import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import { cvRule } from './rules.ts'
import type * as schema from './schema.ts'

export const sendApplication = {
  schema: {} as typeof schema.sendApplication,
  method: 'POST',
  path: '/api/applications',
  access: 'anyone',
  rateLimit: { points: 10, seconds: 600 },
  upload: cvRule,
  bodyLimit: cvRule.maxBytes + 64 * 1024,
  reference: 'AP',
  result: 'none',
} as const satisfies Declaration

/** Staff who may read applications. */
const readers = ['super_admin', 'admin', 'readonly'] as const satisfies readonly Role[]

/** Staff who may decide. */
const deciders = ['super_admin', 'admin'] as const satisfies readonly Role[]

export const listApplications = {
  schema: {} as typeof schema.listApplications,
  method: 'GET',
  path: '/api/applications',
  access: readers,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const getApplication = {
  schema: {} as typeof schema.getApplication,
  method: 'GET',
  path: '/api/applications/:application',
  access: readers,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration

export const downloadCv = {
  schema: {} as typeof schema.downloadCv,
  method: 'GET',
  path: '/api/applications/:application/cv',
  access: readers,
  rateLimit: { points: 120, seconds: 60 },
  download: true,
  problems: ['notFound', 'fileDamaged', 'unavailable'],
} as const satisfies Declaration

export const setApplicationProgress = {
  schema: {} as typeof schema.setApplicationProgress,
  method: 'PUT',
  path: '/api/applications/:application/progress',
  access: deciders,
  rateLimit: { points: 120, seconds: 60 },
  bodyLimit: 64 * 1024,
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const eraseApplication = {
  schema: {} as typeof schema.eraseApplication,
  method: 'POST',
  path: '/api/applications/:application/erasure',
  access: deciders,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 1024,
  result: 'none',
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration
