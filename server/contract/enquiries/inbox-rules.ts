/** The options and bounds of the inbox without the schemas, for forms. */
import { commentRule } from '../core/comment-rules.ts'
import type { TextRule } from '../core/fields.ts'

/** `answered` by a reply, `won` if the enquirer became a client, `closed` if nothing more is to be done. */
export const enquiryStatuses = [
  { value: 'new', label: 'New' },
  { value: 'answered', label: 'Answered' },
  { value: 'won', label: 'Won' },
  { value: 'closed', label: 'Closed' },
] as const

export type EnquiryStatus = (typeof enquiryStatuses)[number]['value']

/** In the place of a user name, for enquiries that nobody owns. A user name has no such sign. */
export const noOwner = '-'

/** Limits in characters, and the message of each broken rule. */
export const inboxRules = {
  note: {
    ...commentRule,
    short: 'Please write your note first.',
    long: 'A note must be at most 4,000 characters.',
  },
  reply: {
    min: 1,
    max: 8_000,
    short: 'Please write your reply first.',
    long: 'A reply must be at most 8,000 characters.',
  },
} as const satisfies Record<string, TextRule>

export const inboxMessages = {
  status: 'Please choose a status.',
  owner: 'Please choose a member of the staff.',
  version: 'Please load the enquiry again before you save it.',
  limit: 'Please ask for 1 to 100 enquiries.',
  order: 'Please ask for the newest or the oldest first.',
} as const
