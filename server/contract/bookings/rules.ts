/** The rules of bookings without the schemas, for pages that book, move and cancel meetings. */
import type { EmailRule, PhoneRule, TextRule } from '../core/fields.ts'
import { personRules } from '../core/person-rules.ts'

/** Ways to meet, in the order of the form. */
export const meetingModes = [
  { value: 'video', label: 'Video call' },
  { value: 'phone', label: 'Phone call' },
  { value: 'in-person', label: 'In person, at our office' },
] as const

export type MeetingMode = (typeof meetingModes)[number]['value']

/** Maximum number of days in one request for free slots. */
export const maxSlotDays = 62

/** Days in the response if the request has no number. */
export const defaultSlotDays = 14

/** Maximum number of upcoming meetings for one mailbox. */
export const MAX_OPEN_BOOKINGS = 3

/** Days after the end of a meeting until its link expires. */
export const linkDaysAfterMeeting = 7

/** Limits in characters after trimming, and the message of each broken rule, in the order of the form. */
export const bookingRules = {
  service: { missing: 'Please select a service.' },
  mode: { missing: 'Please choose how we meet.' },
  start: { missing: 'Please choose a time.' },
  name: personRules.name,
  email: personRules.email,
  phone: {
    max: 30,
    invalid: 'Please enter a phone number with its country or area code, such as +91 80 0000 4000.',
    /** For a meeting by phone without a number. */
    missing: 'Please enter the phone number on which we should call you.',
  },
  note: personRules.note,
  privacy: personRules.privacy,
} as const satisfies Record<string, TextRule | EmailRule | PhoneRule | { missing: string }>

/** Messages of the field `start`, by the reason why the time cannot be booked. */
export const startMessages = {
  forged: 'No meeting starts at this time. Please choose one of the times shown.',
  closed: 'The office is closed on this day. Please choose another day.',
  past: 'This time is over. Please choose a later one.',
  tooSoon: 'This time is too soon for us to prepare. Please choose a later one.',
  tooFar: 'This day is not open for booking yet. Please choose an earlier one.',
} as const

/** Messages of the query parameters of `getSlots`. */
export const slotMessages = {
  from: 'The first day must be a day of the calendar, such as 2026-12-01.',
  days: `The number of days must be 1 to ${maxSlotDays}.`,
} as const
