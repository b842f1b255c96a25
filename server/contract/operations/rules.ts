/** The rules of what super admins do with the server, without the schemas. */
import type { TextRule } from '../core/fields.ts'

export const operationsRules = {
  reason: {
    min: 3,
    max: 200,
    short: 'The reason must be at least 3 characters.',
    long: 'The reason must be at most 200 characters.',
  },
} as const satisfies Record<string, TextRule>

export const operationsMessages = {
  version: 'Please load the mails again before you decide.',
} as const

/** Mails that were not sent, of a response. */
export const MAX_FAILED_MAILS = 50
