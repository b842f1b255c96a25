import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

const operators = ['super_admin'] as const satisfies readonly Role[]

export const getHealth = {
  schema: {} as typeof schema.getHealth,
  method: 'GET',
  path: '/api/operations/health',
  access: operators,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const retryMail = {
  schema: {} as typeof schema.retryMail,
  method: 'POST',
  path: '/api/operations/mails/:mail/retry',
  access: operators,
  rateLimit: { points: 120, seconds: 600 },
  bodyLimit: 8 * 1024,
  result: 'none',
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const dropMail = {
  schema: {} as typeof schema.dropMail,
  method: 'POST',
  path: '/api/operations/mails/:mail/drop',
  access: operators,
  rateLimit: { points: 120, seconds: 600 },
  bodyLimit: 8 * 1024,
  result: 'none',
  problems: ['notFound', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration
