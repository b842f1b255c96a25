/** Enquiries: a visitor writes to the firm. */
import { endpoint, problemsOfBodies, problemsOfReferences, problemsOfWrites } from '../core/endpoint.ts'
import { sendEnquiryCall } from './rules.ts'
import { enquirySchema } from './schema.ts'
import { reference } from '../core/fields.ts'
import { z } from '../core/schema.ts'

export * from './schema.ts'

export const enquiryReceiptSchema = z.object({ reference: reference('EN') })

export type EnquiryReceipt = z.output<typeof enquiryReceiptSchema>

export const sendEnquiry = endpoint({
  ...sendEnquiryCall,
  summary: 'Stores an enquiry and queues a mail to the firm.',
  access: 'anyone',
  request: enquirySchema,
  bodyLimit: 64 * 1024,
  reference: 'EN',
  rateLimit: { points: 20, seconds: 600 },
  answers: { 201: enquiryReceiptSchema },
  problems: [...problemsOfWrites, ...problemsOfBodies, ...problemsOfReferences],
})
