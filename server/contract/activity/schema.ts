/** The last activity of a client: documents, requests, approvals, tasks and comments. */
import { personSchema } from '../core/comments.ts'
import type { EndpointSchema } from '../core/endpoint.ts'
import { instant, wholeNumber } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { activityKinds } from './rules.ts'

export const activitySchema = z.object({
  id: z.string(),
  kind: z.enum(activityKinds),
  at: instant(''),
  by: personSchema,
  /** Whether the caller did it. */
  isOwn: z.boolean(),
  subject: z.object({
    kind: z.enum(['document', 'request', 'task']),
    id: z.string(),
    /** Its name or title at that time. */
    name: z.string(),
  }),
  /** The title of an item, or a filing status; empty for other kinds. */
  detail: z.string(),
})

export type Activity = z.output<typeof activitySchema>

export const listActivity = {
  summary: 'What happened for a client, in pages, the newest first.',
  params: z.object({
    client: z.string(),
    /** The id of the last entry of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 100, invalid: 'Please ask for 1 to 100 entries.' }), '20'),
  }),
  responses: { 200: z.object({ activity: z.array(activitySchema), hasMore: z.boolean() }) },
} satisfies EndpointSchema
