/** The rules of enquiry fields without the schemas, for forms. */
import type { EmailRule, TextRule } from '../core/fields.ts'
import { personRules } from '../core/person-rules.ts'

/** Limits in characters after trimming, and the message of each broken rule. */
export const enquiryRules = {
  firstName: {
    min: 2,
    max: 100,
    short: 'First name must be at least 2 characters.',
    long: 'First name must be at most 100 characters.',
  },
  lastName: {
    min: 2,
    max: 100,
    short: 'Last name must be at least 2 characters.',
    long: 'Last name must be at most 100 characters.',
  },
  email: personRules.email,
  company: {
    min: 1,
    max: 100,
    short: 'Company name is required.',
    long: 'Company name must be at most 100 characters.',
  },
  service: { missing: 'Please select a service.' },
  message: {
    min: 10,
    max: 4000,
    short: 'Message must be at least 10 characters.',
    long: 'Message must be at most 4,000 characters.',
  },
  privacy: personRules.privacy,
} as const satisfies Record<string, TextRule | EmailRule | { missing: string }>
