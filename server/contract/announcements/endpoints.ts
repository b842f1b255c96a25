import { adminRoles } from '../core/access.ts'
import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

/** Roles that may change what public pages announce. */
const editors = ['super_admin', 'admin'] as const satisfies readonly Role[]

export const listAnnouncements = {
  schema: {} as typeof schema.listAnnouncements,
  method: 'GET',
  path: '/api/announcements',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const addAnnouncement = {
  schema: {} as typeof schema.addAnnouncement,
  method: 'POST',
  path: '/api/announcements',
  access: editors,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 8 * 1024,
  problems: ['unavailable'],
} as const satisfies Declaration

export const updateAnnouncement = {
  schema: {} as typeof schema.updateAnnouncement,
  method: 'PUT',
  path: '/api/announcements/:announcement',
  access: editors,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 8 * 1024,
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const removeAnnouncement = {
  schema: {} as typeof schema.removeAnnouncement,
  method: 'DELETE',
  path: '/api/announcements/:announcement',
  access: editors,
  rateLimit: { points: 60, seconds: 600 },
  result: 'none',
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration
