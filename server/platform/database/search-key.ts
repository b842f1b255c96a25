/** Keys by which rows are found: exactly, and by their beginning. */
import { nameKey } from '@anupalan/server/contract/core/name-key'

/** What people type, and what is stored, in one form: without differences of case, width and white space. */
export const searchKey = (text: string): string => nameKey(text).replaceAll(/\s+/g, ' ').trim()

/** Greater than every text that begins with another, in the order of bytes of UTF-8. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`
