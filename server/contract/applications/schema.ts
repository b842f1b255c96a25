/** Applications: a visitor applies for an opening and uploads a CV. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { reference } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { applicationSchema } from './request.ts'

export { applicationSchema, type Application } from './request.ts'

export const applicationReceiptSchema = z.object({ reference: reference('AP') })

export type ApplicationReceipt = z.output<typeof applicationReceiptSchema>

export const sendApplication = {
  summary: 'Stores an application with its CV, and queues a mail to the firm and one to the sender.',
  request: applicationSchema,
  responses: { 201: applicationReceiptSchema },
} satisfies EndpointSchema
