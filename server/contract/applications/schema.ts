/** What an application must be, without its CV. Apart from the endpoint, so that its form is sent no schema of an answer. */
import { applicationRules as rules } from './rules.ts'
import { email, line, paragraphs, phone } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** Its fields as a form sends them: text, each of them. */
export const applicationSchema = z.object({
  /** The id of an opening that `practice.json` names. */
  opening: z.string(rules.opening.closed).check(z.regex(/^[a-z\d-]{1,60}$/, rules.opening.closed)),
  name: line(rules.name),
  email: email(rules.email),
  phone: phone(rules.phone),
  note: z.prefault(paragraphs(rules.note), ''),
  /** Of what the notice beside the form says. */
  consent: z.literal('true', rules.consent.missing),
})

/** An application as it is stored, without its CV. */
export type Application = z.output<typeof applicationSchema>
