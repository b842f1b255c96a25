/** Enquiries: a visitor writes to the firm. */
import { endpoint, problemsOfBodies, problemsOfReferences, problemsOfWrites } from './endpoint.ts'
import { enquiryRules as rules, sendEnquiryCall, serviceOptions } from './enquiries.data.ts'
import { email, line, paragraphs, reference } from './fields.ts'
import { z } from './schema.ts'

export const enquirySchema = z.object({
  firstName: line(rules.firstName),
  lastName: line(rules.lastName),
  email: email(rules.email),
  company: line(rules.company),
  service: z.enum(
    serviceOptions.map(({ value }) => value),
    rules.service.missing,
  ),
  message: paragraphs(rules.message),
  privacy: z.literal(true, rules.privacy.missing),
})

/** An enquiry as it is stored: trimmed, every field within its bounds. */
export type Enquiry = z.output<typeof enquirySchema>

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
