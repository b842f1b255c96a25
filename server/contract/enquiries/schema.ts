/** Enquiries: messages of visitors to the firm. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { reference } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { enquirySchema } from './request.ts'

export { enquirySchema, type Enquiry } from './request.ts'

export const enquiryReceiptSchema = z.object({ reference: reference('EN') })

export type EnquiryReceipt = z.output<typeof enquiryReceiptSchema>

export const sendEnquiry = {
  summary: 'Stores an enquiry and queues a mail to the firm.',
  request: enquirySchema,
  responses: { 201: enquiryReceiptSchema },
} satisfies EndpointSchema
