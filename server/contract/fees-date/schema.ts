/** The day as of which the fees on the pricing page are, once the staff has confirmed them. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { day } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { feesDateMessages as messages } from './rules.ts'

export const savedFeesDateSchema = z.object({
  /** In India. */
  date: day(messages.date),
  /** The version that was edited; 0 if the staff has set no date. */
  version: z.int(messages.version).check(z.gte(0, messages.version)),
})

export const feesDateSchema = z.object({
  /** `null`: the date of the firm's content applies. */
  date: z.nullable(day(messages.date)),
  /** Raised by each change; 0 if the staff has set no date. */
  version: z.int(),
})

export type FeesDate = z.output<typeof feesDateSchema>

export const getFeesDate = {
  summary: 'The day as of which the fees are, as the staff has set it.',
  responses: { 200: feesDateSchema },
} satisfies EndpointSchema

export const setFeesDate = {
  summary: 'Sets the day as of which the fees are. The pricing page shows it.',
  request: savedFeesDateSchema,
  responses: { 200: feesDateSchema },
} satisfies EndpointSchema

export const resetFeesDate = {
  summary: 'Removes the date that the staff has set: that of the firm’s content applies again.',
  responses: { 204: null },
} satisfies EndpointSchema
