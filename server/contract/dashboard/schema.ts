/** What the staff has to do today, from all features. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, instant } from '../core/fields.ts'
import { z } from '../core/schema.ts'

export const todaySchema = z.object({
  /** When this was read. */
  at: instant(''),
  /** Meetings of this day in India that are not cancelled, by start. Without names: the list of meetings has them. */
  meetings: z.array(
    z.object({ reference: z.string(), start: instant(''), service: z.string(), mode: z.string() }),
  ),
  /** Open tasks of all clients, by their date. */
  tasks: z.object({
    overdue: z.int(),
    /** The earliest date that has passed. */
    overdueSince: z.nullable(day('')),
    today: z.int(),
    /** Due within the seven days after today. */
    week: z.int(),
  }),
  enquiries: z.object({
    /** Those that nobody has answered. */
    unanswered: z.int(),
    /** Of them, those for which the promised hours are over. */
    late: z.int(),
    /** Until when the next of the others must be answered; `null` without one, or without a promise. */
    nextReplyBy: z.nullable(instant('')),
  }),
  applications: z.object({
    /** Received within the last seven days. */
    week: z.int(),
  }),
  mails: z.object({
    /** Mails that failed and are tried again, or that a mail server rejected. */
    failed: z.int(),
  }),
})

export type Today = z.output<typeof todaySchema>

export const getToday = {
  summary: 'What the staff has to do today: meetings, tasks, enquiries, applications, failed mails.',
  responses: { 200: todaySchema },
} satisfies EndpointSchema
