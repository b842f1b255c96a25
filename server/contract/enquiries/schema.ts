/** What an enquiry must be. Apart from the endpoint, so that a form that judges one is sent no schema of an answer. */
import { enquiryRules as rules, serviceOptions } from './rules.ts'
import { email, line, paragraphs } from '../core/fields.ts'
import { z } from '../core/schema.ts'

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
