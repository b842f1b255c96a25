/** What an application must be. Apart from the schemas of answers, so that its form is sent none of them. */
import { email, line, matching, paragraphs, phone } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { applicationRules as rules } from './rules.ts'

/** Its fields as a form sends them: text, each of them. */
export const applicationSchema = z.object({
  /** The id of an opening that `practice.json` names. */
  opening: matching(/^[a-z\d-]{1,60}$/, rules.opening.closed),
  name: line(rules.name),
  email: email(rules.email),
  phone: phone(rules.phone),
  note: z.prefault(paragraphs(rules.note), ''),
  /** Of what the notice beside the form says. */
  consent: z.literal('true', rules.consent.missing),
})

/** An application as it is stored, without its CV. */
export type Application = z.output<typeof applicationSchema>
