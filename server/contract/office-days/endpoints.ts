import { adminRoles } from '../core/access.ts'
import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

/** Roles that may change when the office is open. */
const editors = ['super_admin', 'admin'] as const satisfies readonly Role[]

export const listOfficeDays = {
  schema: {} as typeof schema.listOfficeDays,
  method: 'GET',
  path: '/api/office-days',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const setOfficeDay = {
  schema: {} as typeof schema.setOfficeDay,
  method: 'PUT',
  path: '/api/office-days/:date',
  access: editors,
  rateLimit: { points: 120, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: ['changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const resetOfficeDay = {
  schema: {} as typeof schema.resetOfficeDay,
  method: 'DELETE',
  path: '/api/office-days/:date',
  access: editors,
  rateLimit: { points: 120, seconds: 600 },
  result: 'none',
  problems: ['invalid', 'notFound', 'unavailable'],
} as const satisfies Declaration
