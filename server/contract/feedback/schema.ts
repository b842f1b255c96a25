/** Feedback: a score from 1 to 5 for a page or a service. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { pathname, reference } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import {
  defaultFeedbackCategory,
  feedbackCategories,
  feedbackMessages as messages,
  scoreOptions,
  sourceLimit,
} from './rules.ts'

export const feedbackSchema = z.object({
  score: z.literal(
    scoreOptions.map(({ value }) => value),
    messages.score,
  ),
  source: pathname({ max: sourceLimit, invalid: messages.source }),
  category: z.prefault(z.enum(feedbackCategories, messages.category), defaultFeedbackCategory),
  comment: z.null(messages.comment),
})

export type Feedback = z.output<typeof feedbackSchema>

export const feedbackReceiptSchema = z.object({ reference: reference('FB') })

export type FeedbackReceipt = z.output<typeof feedbackReceiptSchema>

export const sendFeedback = {
  summary: 'Stores a score and queues a mail to the firm.',
  request: feedbackSchema,
  responses: { 201: feedbackReceiptSchema },
} satisfies EndpointSchema
