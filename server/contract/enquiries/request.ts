/** What an enquiry must be. Apart from the schemas of answers, so that its form is sent none of them. */
import { email, line, oneOf, paragraphs } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { serviceOptions } from '../core/services.ts'
import { enquiryRules as rules } from './rules.ts'

export const enquirySchema = z.object({
  firstName: line(rules.firstName),
  lastName: line(rules.lastName),
  email: email(rules.email),
  company: line(rules.company),
  service: oneOf(serviceOptions, rules.service.missing),
  message: paragraphs(rules.message),
  privacy: z.literal(true, rules.privacy.missing),
})

/** An enquiry as it is stored: trimmed, every field within its bounds. */
export type Enquiry = z.output<typeof enquirySchema>
