import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

export const sendFeedback = {
  schema: {} as typeof schema.sendFeedback,
  method: 'POST',
  path: '/api/feedback',
  access: 'anyone',
  rateLimit: { points: 20, seconds: 600 },
  bodyLimit: 4 * 1024,
  reference: 'FB',
  result: 'none',
} as const satisfies Declaration
