/** Applications: somebody asks to work at the firm, and sends a CV along. */
import { cvRule, sendApplicationCall } from './rules.ts'
import { applicationSchema } from './schema.ts'
import { endpoint, problemsOfReferences, problemsOfUploads, problemsOfWrites } from '../core/endpoint.ts'
import { reference } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import type { Practice } from '../site/site-files.ts'

export * from './schema.ts'

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
