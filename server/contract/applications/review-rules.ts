/** The options and bounds of the staff's list of applications without the schemas, for forms. */
import type { TextRule } from '../core/fields.ts'

export const applicationStatuses = [
  { value: 'new', label: 'New' },
  { value: 'review', label: 'In review' },
  { value: 'invited', label: 'Invited' },
  { value: 'declined', label: 'Declined' },
  { value: 'hired', label: 'Hired' },
] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]['value']

/** Limits in characters, and the message of each broken rule. */
export const reviewRules = {
  staffNote: { min: 0, max: 4_000, short: '', long: 'A note must be at most 4,000 characters.' },
} as const satisfies Record<string, TextRule>

export const reviewMessages = {
  status: 'Please choose a status.',
  version: 'Please load the application again before you save it.',
  limit: 'Please ask for 1 to 100 applications.',
  order: 'Please ask for the newest or the oldest first.',
} as const
