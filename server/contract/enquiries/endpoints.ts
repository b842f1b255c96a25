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
