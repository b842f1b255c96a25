import { adminRoles } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

export const getToday = {
  schema: {} as typeof schema.getToday,
  method: 'GET',
  path: '/api/dashboard/today',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const getFigures = {
  schema: {} as typeof schema.getFigures,
  method: 'GET',
  path: '/api/dashboard/figures',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration
