/** The request schema of an application, apart from the response schemas so that the form does not load them. */
import { email, line, matching, paragraphs, phone } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { applicationRules as rules } from './rules.ts'

/** Its fields as a form sends them: each is a string. */
export const applicationSchema = z.object({
  /** The id of an opening in `practice.json`. */
  opening: matching(/^[a-z\d-]{1,60}$/, rules.opening.closed),
  name: line(rules.name),
  email: email(rules.email),
  phone: phone(rules.phone),
  note: z.prefault(paragraphs(rules.note), ''),
  /** Consent to the notice next to the form. */
  consent: z.literal('true', rules.consent.missing),
})

/** An application as it is stored, without its CV. */
export type Application = z.output<typeof applicationSchema>
