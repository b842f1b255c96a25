/** What the staff has to do today, and figures over time, from all features. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, instant } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { enquirySources } from '../core/referral.ts'
import { figureRanges } from './ranges.ts'

export const todaySchema = z.object({
  /** When this was read. */
  at: instant(''),
  /** Meetings of this day in India that are not cancelled, by start. */
  meetings: z.array(
    z.object({
      reference: z.string(),
      start: instant(''),
      service: z.string(),
      mode: z.string(),
      /** Of who booked it. */
      name: z.string(),
    }),
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

const counts = z.array(z.int())

export const figuresSchema = z.object({
  /** The bars over time, the oldest first; `counts` below are in this order. */
  spans: z.array(z.object({ from: day(''), to: day('') })),
  enquiries: z.object({
    received: counts,
    /** Of the range, the most frequent first. */
    services: z.array(z.object({ service: z.string(), enquiries: z.int() })),
    /** What led to the enquiries of the range, the most frequent first. */
    sources: z.array(z.object({ source: z.enum(enquirySources), enquiries: z.int() })),
    /** The ten pages of this site from which most of them came. */
    pages: z.array(z.object({ path: z.string(), enquiries: z.int() })),
    /** Of the newest 1,000 that were answered: within 4, 24 and 48 hours, and later. */
    replies: counts,
  }),
  /** Meetings that were not cancelled, by the day on which they are. */
  bookings: counts,
  /** Scores of the range: of each category how often 1, 2, 3, 4 and 5. */
  feedback: z.array(z.object({ category: z.string(), scores: counts })),
  views: z.object({
    counts,
    /** The ten pages of the range with the most views. */
    pages: z.array(z.object({ path: z.string(), views: z.int() })),
  }),
})

export type Figures = z.output<typeof figuresSchema>

export const getFigures = {
  summary: 'Figures of the practice over time: enquiries, meetings, feedback, page views, response time.',
  params: z.object({
    /** 14 days, 12 weeks or 12 months, up to today. */
    range: z.prefault(z.enum(figureRanges, 'Please choose days, weeks or months.'), 'weeks'),
  }),
  responses: { 200: figuresSchema },
} satisfies EndpointSchema
