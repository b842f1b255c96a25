/** What a request for a meeting must be. Apart from the schemas of answers, so that its form is sent none of them. */
import { email, instant, line, oneOf, optionalPhone, paragraphs } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { serviceOptions } from '../core/services.ts'
import { bookingRules as rules, meetingModes } from './rules.ts'

export const service = oneOf(serviceOptions, rules.service.missing)
export const mode = oneOf(meetingModes, rules.mode.missing)
export const start = instant(rules.start.missing)

export const bookingRequestSchema = z
  .object({
    service,
    mode,
    start,
    name: line(rules.name),
    email: email(rules.email),
    /** Empty where none is given: only a meeting by phone needs it. */
    phone: z.prefault(optionalPhone(rules.phone), ''),
    note: z.prefault(paragraphs(rules.note), ''),
    privacy: z.literal(true, rules.privacy.missing),
  })
  .check(
    z.refine((booking) => booking.mode !== 'phone' || booking.phone !== '', {
      error: rules.phone.missing,
      path: ['phone'],
      // Said with all other messages, and not only once they are gone.
      when: ({ value }) => isRecord(value) && value.mode === 'phone' && typeof value.phone === 'string',
    }),
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What a visitor asks for, trimmed, every field within its bounds. */
export type BookingRequest = z.output<typeof bookingRequestSchema>
