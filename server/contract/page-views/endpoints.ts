import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

export const reportPageView = {
  schema: {} as typeof schema.reportPageView,
  method: 'POST',
  path: '/api/page-views',
  access: 'anyone',
  rateLimit: { points: 300, seconds: 60 },
  bodyLimit: 4 * 1024,
  result: 'none',
  problems: ['unavailable'],
} as const satisfies Declaration
