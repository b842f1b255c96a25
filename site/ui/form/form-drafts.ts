/** Drafts of forms that other pages may fill: what a visitor takes along is in the form before it is sent. */
import { draftsOf } from './drafts.ts'

/** The stored input of the contact form. */
export const enquiryDrafts = draftsOf<'EN'>('enquiry')

/** The stored input of the booking form. */
export const bookingDrafts = draftsOf<'BK'>('booking')
