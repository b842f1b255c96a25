import { draftsOf } from '../../../shell/drafts.ts'

/** What was typed into the contact form. */
export const drafts = draftsOf<'EN'>('enquiry')
