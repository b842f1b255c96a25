/** Applications: somebody asks to work at the firm, and sends a CV along. */
import { applicationRules as rules, cvRule, sendApplicationCall } from './applications.data.ts'
import { endpoint, problemsOfReferences, problemsOfUploads, problemsOfWrites } from './endpoint.ts'
import { email, line, paragraphs, phone, reference } from './fields.ts'
import { z } from './schema.ts'
import type { Practice } from './site-files.ts'

/** Its fields as a form sends them: text, each of them. */
export const applicationSchema = z.object({
  /** The id of an opening that `practice.json` names. */
  opening: z.string(rules.opening.closed).check(z.regex(/^[a-z\d-]{1,60}$/, rules.opening.closed)),
  name: line(rules.name),
  email: email(rules.email),
  phone: phone(rules.phone),
  note: z._default(paragraphs(rules.note), ''),
  /** Of what the notice beside the form says. */
  consent: z.literal('true', rules.consent.missing),
})

/** An application as it is stored, without its CV. */
export type Application = z.output<typeof applicationSchema>

export const applicationReceiptSchema = z.object({ reference: reference('AP') })

export type ApplicationReceipt = z.output<typeof applicationReceiptSchema>

export const sendApplication = endpoint({
  ...sendApplicationCall,
  summary: 'Stores an application with its CV, and queues a mail to the firm and one to the sender.',
  access: 'anyone',
  request: applicationSchema,
  upload: cvRule,
  bodyLimit: cvRule.maxBytes + 64 * 1024,
  reference: 'AP',
  rateLimit: { points: 10, seconds: 600 },
  answers: { 201: applicationReceiptSchema },
  problems: [...problemsOfWrites, ...problemsOfUploads, ...problemsOfReferences],
})

/** Whether an opening is there and may still be applied for on a day in India, `2026-12-31`. */
export const isOpen = (practice: Pick<Practice, 'openings'>, opening: string, today: string): boolean =>
  practice.openings?.some(({ id, closes }) => id === opening && closes >= today) ?? false
