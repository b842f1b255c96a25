/** Consents in the export of one's own data. */
import { defineSection, labelOf, writeTime } from '../core/export-page.ts'
import { consentPurposes } from './rules.ts'
import type { Consent } from './schema.ts'

export const consentsSection = defineSection<Consent>({
  name: 'consents',
  heading: 'Consents',
  columns: ['Given for', 'Reference', 'When'],
  rows: ({ purpose, reference, givenAt }) => [
    [labelOf(consentPurposes, purpose), reference, writeTime(givenAt)],
  ],
})
