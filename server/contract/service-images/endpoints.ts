import { adminRoles } from '../core/access.ts'
import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

/** Roles that may change the pictures of public pages. */
const editors = ['super_admin', 'admin'] as const satisfies readonly Role[]

export const listServiceImages = {
  schema: {} as typeof schema.listServiceImages,
  method: 'GET',
  path: '/api/service-images',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

/** The limit of the body is a picture of 4 MB in base 64, and its text. */
export const saveServiceImage = {
  schema: {} as typeof schema.saveServiceImage,
  method: 'PUT',
  path: '/api/service-images/:service',
  access: editors,
  rateLimit: { points: 30, seconds: 600 },
  bodyLimit: 5_600 * 1024,
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const removeServiceImage = {
  schema: {} as typeof schema.removeServiceImage,
  method: 'DELETE',
  path: '/api/service-images/:service',
  access: editors,
  rateLimit: { points: 60, seconds: 600 },
  result: 'none',
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration
