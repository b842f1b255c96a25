/** The keys by which the staff finds enquiries: exactly and by prefix. */
import { mailboxOf } from '@anupalan/server/contract'
import { searchKey } from '@anupalan/server/contract/core/name-key'

interface Identified {
  readonly reference: string
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly email: string
}

/** The form of an e-mail address that all enquiries of one person have. */
export const mailboxKey = mailboxOf

/** The keys of an enquiry, each once. */
export function enquiryKeys({ reference, firstName, lastName, company, email }: Identified): string[] {
  const all = [reference, `${firstName} ${lastName}`, lastName, company, email].map(searchKey)
  return [...new Set(all)].filter((key) => key !== '')
}
