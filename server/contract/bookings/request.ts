/** The request schema of a booking, apart from the response schemas so that the form does not load them. */
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
    /** May be empty: only a meeting by phone needs it. */
    phone: z.prefault(optionalPhone(rules.phone), ''),
    note: z.prefault(paragraphs(rules.note), ''),
    privacy: z.literal(true, rules.privacy.missing),
  })
  .check(
    z.refine((booking) => booking.mode !== 'phone' || booking.phone !== '', {
      error: rules.phone.missing,
      path: ['phone'],
      // Reported together with all other messages, not only after they are corrected.
      when: ({ value }) => isRecord(value) && value.mode === 'phone' && typeof value.phone === 'string',
    }),
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A validated request, trimmed, every field within its limits. */
export type BookingRequest = z.output<typeof bookingRequestSchema>
