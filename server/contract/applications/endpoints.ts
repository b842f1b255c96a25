import type { Declaration } from '../core/endpoint.ts'
import { cvRule } from './rules.ts'
import type * as schema from './schema.ts'

export const sendApplication = {
  schema: {} as typeof schema.sendApplication,
  method: 'POST',
  path: '/api/applications',
  access: 'anyone',
  rateLimit: { points: 10, seconds: 600 },
  upload: cvRule,
  bodyLimit: cvRule.maxBytes + 64 * 1024,
  reference: 'AP',
  result: 'none',
} as const satisfies Declaration
