/** The request schema of an enquiry, apart from the response schemas so that the form does not load them. */
import { email, line, oneOf, paragraphs } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { serviceOptions } from '../core/services.ts'
import { referralSchema } from '../core/referral.ts'
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

/** An enquiry as it is sent: where it came from is counted apart from it. */
export const sentEnquirySchema = z.extend(enquirySchema, { referral: z.optional(referralSchema) })

/** A validated enquiry: trimmed, every field within its limits. */
export type Enquiry = z.output<typeof enquirySchema>
