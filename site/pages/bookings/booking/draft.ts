import { draftsOf } from '../../../ui/form/drafts.ts'

/** The stored input of the booking form. */
export const drafts = draftsOf<'BK'>('booking')
