/** Page views of visitors who consented to counting. The call does not identify the visitor. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { pathname } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { pageViewMessages as messages, pathLimit } from './rules.ts'

export const pageViewSchema = z.object({ path: pathname({ max: pathLimit, invalid: messages.path }) })

export type PageView = z.output<typeof pageViewSchema>

export const reportPageView = {
  summary: 'Counts a view of a page on the current day in India.',
  request: pageViewSchema,
  responses: { 204: null },
} satisfies EndpointSchema
