/**
 * Days on which the office is closed or has other hours. Those of the firm's content are there from the start; the staff
 * replaces them and adds others. Bookings and the contact part of the site follow.
 */
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, line } from '../core/fields.ts'
import { officeDayKinds } from '../core/office-days.ts'
import { z } from '../core/schema.ts'
import { officeDayMessages as messages, officeDayRules as rules, problemOfHours } from './rules.ts'

const kind = z.enum(officeDayKinds, messages.kind)

interface DayFields {
  kind: z.output<typeof kind>
  opens: string
  closes: string
}

export const savedOfficeDaySchema = z
  .object({
    kind,
    name: line(rules.name),
    /** `HH:MM` in IST; ignored unless the day has other hours. */
    opens: z.prefault(z.string(messages.opens).check(z.maxLength(5, messages.opens)), ''),
    closes: z.prefault(z.string(messages.closes).check(z.maxLength(5, messages.closes)), ''),
    /** The version that was edited; 0 if the staff has not set the day. */
    version: z.int(messages.version).check(z.gte(0, messages.version)),
  })
  .check(
    z.refine<DayFields>((fields) => !hasProblem(fields, 'opens'), { error: messages.opens, path: ['opens'] }),
    z.refine<DayFields>((fields) => !hasProblem(fields, 'closes'), {
      error: ({ input }) => problemAt(input as DayFields, 'closes') ?? messages.closes,
      path: ['closes'],
    }),
  )

function problemAt(fields: DayFields, name: 'opens' | 'closes'): string | undefined {
  return problemOfHours(fields)[name]
}

const hasProblem = (fields: DayFields, name: 'opens' | 'closes') => problemAt(fields, name) !== undefined

export const officeDaySchema = z.object({
  /** In India. */
  date: day(messages.date),
  kind,
  name: z.string(),
  opens: z.string(),
  closes: z.string(),
  /** Raised by each change; 0 for a holiday of the content. */
  version: z.int(),
})

export type StoredOfficeDay = z.output<typeof officeDaySchema>

const params = z.object({ date: day(messages.date) })

export const listOfficeDays = {
  summary: 'Holidays and days with other hours, of the content and of the staff, by date.',
  responses: { 200: z.object({ days: z.array(officeDaySchema) }) },
} satisfies EndpointSchema

export const setOfficeDay = {
  summary: 'Closes or opens the office on a day, or gives it other hours. Meetings that are booked stay.',
  params,
  request: savedOfficeDaySchema,
  responses: { 200: officeDaySchema },
} satisfies EndpointSchema

export const resetOfficeDay = {
  summary: 'Removes what the staff has set for a day: the content of the firm applies again.',
  params,
  responses: { 204: null },
} satisfies EndpointSchema
