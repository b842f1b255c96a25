import { adminRoles } from '../core/access.ts'
import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

/** Staff who may erase what no law has kept. */
const managers = ['super_admin', 'admin'] as const satisfies readonly Role[]

export const listRetentionPeriods = {
  schema: {} as typeof schema.listRetentionPeriods,
  method: 'GET',
  path: '/api/retention/periods',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const setRetentionPeriod = {
  schema: {} as typeof schema.setRetentionPeriod,
  method: 'PUT',
  path: '/api/retention/periods/:category',
  access: ['super_admin'],
  rateLimit: { points: 60, seconds: 600 },
  bodyLimit: 16 * 1024,
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const listErasable = {
  schema: {} as typeof schema.listErasable,
  method: 'GET',
  path: '/api/retention/erasable',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const eraseRetained = {
  schema: {} as typeof schema.eraseRetained,
  method: 'POST',
  path: '/api/retention/erasures',
  access: managers,
  rateLimit: { points: 30, seconds: 600 },
  bodyLimit: 128 * 1024,
  reference: 'RX',
} as const satisfies Declaration

export const listRetentionErasures = {
  schema: {} as typeof schema.listRetentionErasures,
  method: 'GET',
  path: '/api/retention/erasures',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const stopRetentionErasure = {
  schema: {} as typeof schema.stopRetentionErasure,
  method: 'POST',
  path: '/api/retention/erasures/:erasure/stop',
  access: managers,
  rateLimit: { points: 60, seconds: 600 },
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration
