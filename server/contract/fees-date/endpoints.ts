import { adminRoles } from '../core/access.ts'
import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

/** Roles that may confirm the fees. */
const editors = ['super_admin', 'admin'] as const satisfies readonly Role[]

export const getFeesDate = {
  schema: {} as typeof schema.getFeesDate,
  method: 'GET',
  path: '/api/fees-date',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const setFeesDate = {
  schema: {} as typeof schema.setFeesDate,
  method: 'PUT',
  path: '/api/fees-date',
  access: editors,
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 1024,
  problems: ['changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const resetFeesDate = {
  schema: {} as typeof schema.resetFeesDate,
  method: 'DELETE',
  path: '/api/fees-date',
  access: editors,
  rateLimit: { points: 60, seconds: 600 },
  result: 'none',
  problems: ['unavailable'],
} as const satisfies Declaration
