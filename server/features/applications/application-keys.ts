/** The keys by which the staff finds applications: exactly and by prefix. */
import { nameKey } from '@anupalan/server/contract/core/name-key'

interface Identified {
  readonly reference: string
  readonly name: string
  readonly email: string
}

/** What people type, and what is stored, in one form: without differences of case, width and white space. */
export const searchKey = (text: string) => nameKey(text).replaceAll(/\s+/g, ' ').trim()

/** The keys of an application, each once. */
export function applicationKeys({ reference, name, email }: Identified): string[] {
  const lastName = name.trim().split(/\s+/).at(-1) ?? ''
  return [...new Set([reference, name, lastName, email].map(searchKey))].filter((key) => key !== '')
}

/** Greater than every text that begins with another, in the order of bytes of UTF-8. */
export const endOfPrefix = (prefix: string) => `${prefix}\u{10FFFF}`
