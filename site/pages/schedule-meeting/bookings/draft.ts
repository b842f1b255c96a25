import { draftsOf } from '../../../shell/drafts.ts'

/** What was typed to book a meeting. */
export const drafts = draftsOf<'BK'>('booking')
