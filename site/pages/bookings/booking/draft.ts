import { draftsOf } from '../../../ui/form/drafts.ts'

/** What was typed to book a meeting. */
export const drafts = draftsOf<'BK'>('booking')
