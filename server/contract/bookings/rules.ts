/** Bookings without their schemas: what a page must know to offer, book, move and cancel a meeting. */
import type { EmailRule, PhoneRule, TextRule } from '../core/fields.ts'
import { personRules } from '../core/person.ts'

/** How people meet, in the order the form lists it. */
export const meetingModes = [
  { value: 'video', label: 'Video call' },
  { value: 'phone', label: 'Phone call' },
  { value: 'in-person', label: 'In person, at our office' },
] as const

export type MeetingMode = (typeof meetingModes)[number]['value']

/** Days that one call may ask the free slots of, at most. */
export const mostSlotDays = 62

/** Days whose slots are answered where a call names no number. */
export const defaultSlotDays = 14

/** How many meetings that have not begun one mailbox may hold. */
export const MOST_OPEN_BOOKINGS = 3

/** Days after the end of a meeting for which its link still shows it. */
export const linkDaysAfterMeeting = 7

/** Bounds in characters after trimming, and the message of each broken rule, in the order of the form. */
export const bookingRules = {
  service: { missing: 'Please select a service.' },
  mode: { missing: 'Please choose how we meet.' },
  start: { missing: 'Please choose a time.' },
  name: personRules.name,
  email: personRules.email,
  phone: {
    max: 30,
    invalid: 'Please enter a phone number with its country or area code, such as +91 80 0000 4000.',
    /** Said where the meeting is by phone and no number is given. */
    missing: 'Please enter the phone number on which we should call you.',
  },
  note: personRules.note,
  privacy: personRules.privacy,
} as const satisfies Record<string, TextRule | EmailRule | PhoneRule | { missing: string }>

/** What is said at `start` of a time that nobody can book, by why. */
export const startMessages = {
  forged: 'No meeting begins at this time. Please choose one of the times offered.',
  closed: 'The office is closed on this day. Please choose another day.',
  past: 'This time is over. Please choose a later one.',
  tooSoon: 'This time is too soon for us to prepare. Please choose a later one.',
  tooFar: 'This day is not open for booking yet. Please choose an earlier one.',
} as const

/** What is said of the days that slots are asked for. */
export const slotMessages = {
  from: 'The first day must be a day of the calendar, such as 2026-12-01.',
  days: `The number of days must be 1 to ${mostSlotDays}.`,
} as const
