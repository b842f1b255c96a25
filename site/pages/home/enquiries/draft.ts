import { draftsOf } from '../../../ui/form/drafts.ts'

/** The stored input of the contact form. */
export const drafts = draftsOf<'EN'>('enquiry')
