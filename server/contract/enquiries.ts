/** Enquiries: a visitor writes to the firm. */
import { endpoint, problemsOfBodies, problemsOfReferences, problemsOfWrites } from './endpoint.ts'
import { sendEnquiryCall } from './enquiries.data.ts'
import { enquirySchema } from './enquiries.request.ts'
import { reference } from './fields.ts'
import { z } from './schema.ts'

export * from './enquiries.request.ts'

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
