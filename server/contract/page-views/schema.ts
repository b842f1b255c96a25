/** Page views: a page was shown to somebody who allows it to be counted. Who, the call does not say. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { pathname } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { pageViewMessages as messages, pathLimit } from './rules.ts'

export const pageViewSchema = z.object({ path: pathname({ max: pathLimit, invalid: messages.path }) })

export type PageView = z.output<typeof pageViewSchema>

export const reportPageView = {
  summary: 'Counts a view of a page on the day that it is in India.',
  request: pageViewSchema,
  answers: { 204: null },
} satisfies EndpointSchema
