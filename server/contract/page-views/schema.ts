/** Page views: a page was shown to somebody who allows it to be counted. Who, the call does not say. */
import { endpoint, problemsOfBodies, problemsOfWrites } from '../core/endpoint.ts'
import { pathname } from '../core/fields.ts'
import { pageViewMessages as messages, pathLimit, reportPageViewCall } from './rules.ts'
import { z } from '../core/schema.ts'

export const pageViewSchema = z.object({ path: pathname({ max: pathLimit, invalid: messages.path }) })

export type PageView = z.output<typeof pageViewSchema>

export const reportPageView = endpoint({
  ...reportPageViewCall,
  summary: 'Counts a view of a page on the day that it is in India.',
  access: 'anyone',
  request: pageViewSchema,
  bodyLimit: 4 * 1024,
  reference: null,
  rateLimit: { points: 300, seconds: 60 },
  answers: { 204: null },
  problems: [...problemsOfWrites, ...problemsOfBodies, 'unavailable'],
})
