/** The keys by which the staff finds enquiries: exactly and by prefix. */
import { mailboxOf } from '@anupalan/server/contract'
import { nameKey } from '@anupalan/server/contract/core/name-key'

interface Identified {
  readonly reference: string
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly email: string
}

/** The form of an e-mail address that all enquiries of one person have. */
export const mailboxKey = mailboxOf

/** What people type, and what is stored, in one form: without differences of case, width and white space. */
export const searchKey = (text: string) => nameKey(text).replaceAll(/\s+/g, ' ').trim()

/** The keys of an enquiry, each once. */
export function enquiryKeys({ reference, firstName, lastName, company, email }: Identified): string[] {
  const all = [reference, `${firstName} ${lastName}`, lastName, company, email].map(searchKey)
  return [...new Set(all)].filter((key) => key !== '')
}

/** Greater than every text that begins with another, in the order of bytes of UTF-8. */
export const endOfPrefix = (prefix: string) => `${prefix}\u{10FFFF}`
