import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

export const listActivity = {
  schema: {} as typeof schema.listActivity,
  method: 'GET',
  path: '/api/clients/:client/activity',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 60 },
  isOwned: true,
  isOwnedByStaff: true,
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration
