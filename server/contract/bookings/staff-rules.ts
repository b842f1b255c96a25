/** The rules of meetings as the staff changes them, without the schemas. */
import type { TextRule } from '../core/fields.ts'

/** Whether the visitor came. */
export const attendances = [
  { value: 'came', label: 'Came' },
  { value: 'missed', label: 'Did not come' },
] as const

export type Attendance = (typeof attendances)[number]['value']

/** Maximum number of days in one list of meetings. */
export const maxMeetingDays = 31

/** Maximum number of meetings in one response. */
export const maxMeetings = 500

/** Days from today until which the staff can move a meeting. */
export const staffHorizonDays = 366

/** Longest time that is blocked at once, and how long it is kept after its end, in days. */
export const blockedTimeDays = 92

/** Meetings in conflict that are named before time is blocked. */
export const SHOWN_CONFLICTS = 5

/** In the list of meetings, in place of a user name: those that nobody holds yet. */
export const nobody = '-'

export const meetingRules = {
  reason: {
    min: 2,
    max: 500,
    short: 'Please write why the meeting is cancelled. The visitor reads it.',
    long: 'The reason must be at most 500 characters.',
  },
  blockReason: {
    min: 2,
    max: 200,
    short: 'Please write why, in a few words. Only the staff reads it.',
    long: 'The reason must be at most 200 characters.',
  },
} as const satisfies Record<string, TextRule>

export const meetingMessages = {
  from: 'The first day must be a day of the calendar, such as 2026-12-01.',
  days: `The number of days must be 1 to ${maxMeetingDays}.`,
  limit: `Please ask for 1 to ${maxMeetings} meetings.`,
  consultant: 'Please choose a member of the staff.',
  attendance: 'Please say whether the visitor came.',
  startsAt: 'Please choose when it begins.',
  endsAt: `Please choose an end after the beginning, at most ${blockedTimeDays} days later.`,
  past: 'This time is over already.',
  conflicts: 'Please look at the meetings of this time again.',
  otherConflicts: 'The meetings of this time have changed meanwhile.',
  version: 'Please load the meeting again before you change it.',
} as const
