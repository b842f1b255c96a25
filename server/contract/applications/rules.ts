/** The rules of application fields without the schemas, for forms. */
import type { EmailRule, PhoneRule, TextRule } from '../core/fields.ts'
import { personRules } from '../core/person-rules.ts'
import type { UploadRule } from '../core/uploads.ts'
import type { Practice } from '../site/site-files.ts'

/** Limits in characters after trimming, and the message of each broken rule. */
export const applicationRules = {
  opening: { closed: 'This opening is closed for applications.' },
  name: personRules.name,
  email: personRules.email,
  phone: { max: 30, invalid: 'Please enter a phone number with its code, such as +91 98450 12345.' },
  note: personRules.note,
  consent: { missing: 'Please agree, so that we may keep your application.' },
} as const satisfies Record<
  string,
  TextRule | EmailRule | PhoneRule | { missing: string } | { closed: string }
>

/** The CV: a PDF or a Word document by its content, 5 MB at most. */
export const cvRule = {
  field: 'cv',
  kinds: ['pdf', 'docx'],
  maxBytes: 5 * 1024 * 1024,
  maxConcurrent: 40,
  messages: {
    missing: 'Please attach your CV.',
    empty: 'This file is empty. Please attach another.',
    large: 'This file is larger than 5 MB. Please attach a smaller one.',
    wrongKind: 'This is neither a PDF nor a Word document (.docx). Please attach one of these.',
    damaged: 'This file is damaged or not complete. Please save it again and attach that.',
    locked: 'This file is locked by a password. Please attach one that opens without.',
    macros: 'This document has macros. Please save it as PDF and attach that.',
    active:
      'This file has more than a document in it: a script, another file, or parts that load from elsewhere. Please print or export it as a plain PDF and attach that.',
  },
} as const satisfies UploadRule

/** Whether an opening exists and accepts applications on a day in India, `2026-12-31`. */
export const isOpen = (practice: Pick<Practice, 'openings'>, opening: string, today: string): boolean =>
  practice.openings?.some(({ id, closes }) => id === opening && closes >= today) ?? false
