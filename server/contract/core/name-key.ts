/** The form in which names of clients and documents are ordered and searched: width and case make no difference. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** What people type, and what is stored, in one form: without differences of case, width and white space. */
export const searchKey = (text: string): string => nameKey(text).replaceAll(/\s+/g, ' ').trim()

/** The order of names in lists, which is that of their keys on every database. */
export function compareNames(a: string, b: string): number {
  const [first, second] = [nameKey(a), nameKey(b)]
  return first < second ? -1 : first > second ? 1 : 0
}
