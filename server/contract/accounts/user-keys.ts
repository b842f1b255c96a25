/** The keys by which the staff finds accounts: a search finds those of which a key begins with it. */
import { searchKey } from '../core/name-key.ts'

interface Named {
  readonly username: string
  readonly fullName: string
  readonly email: string
}

/** Words of a full name at which a search may begin. */
const MOST_WORDS = 8

/** The user name, the address and its domain, and the full name from each of its words on; each once. */
export function userKeys({ username, fullName, email }: Named): string[] {
  const words = searchKey(fullName).split(' ')
  const names = words.slice(0, MOST_WORDS).map((_, index) => words.slice(index).join(' '))
  const address = searchKey(email)
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return [...new Set([searchKey(username), address, domain, ...names])].filter((key) => key !== '')
}

/** Whether a search finds an account; an empty one finds all. */
export const isFoundBy = (user: Named, search: string): boolean =>
  searchKey(search) === '' || userKeys(user).some((key) => key.startsWith(searchKey(search)))
