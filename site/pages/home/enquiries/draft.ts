import { draftsOf } from '../../../ui/form/drafts.ts'

/** What was typed into the contact form. */
export const drafts = draftsOf<'EN'>('enquiry')
