/** A user of each role, for development, stories and tests. */
import type { Role, User } from '@anupalan/server/contract'

export const sampleUsers = {
  super_admin: {
    username: 'kavita',
    fullName: 'Kavita Iyer',
    email: 'kavita.iyer@example.in',
    role: 'super_admin',
  },
  admin: { username: 'imran', fullName: 'Imran Sheikh', email: 'imran.sheikh@example.in', role: 'admin' },
  readonly: { username: 'divya', fullName: 'Divya Menon', email: 'divya.menon@example.in', role: 'readonly' },
  client: { username: 'asha', fullName: 'Asha Rao', email: 'asha.rao@example.in', role: 'client' },
} as const satisfies { readonly [R in Role]: User & { readonly role: R } }

/** Users whose accounts exist at the start: one of each role, and a client of another firm. */
export const sampleAccounts: readonly User[] = [
  ...Object.values(sampleUsers),
  { username: 'farhan', fullName: 'Farhan Qureshi', email: 'farhan.qureshi@example.in', role: 'client' },
]

/** The password of a sample account, as that of the server's: `sample-ledger-asha`. */
export const samplePassword = (username: string) => `sample-ledger-${username}`

const isRole = (name: string): name is Role => Object.hasOwn(sampleUsers, name)

/**
 * The sample user that an address signs in: `null` signs out, `undefined` if the address has no `?as=`.
 *
 * @param search the query of the page's address: `?as=admin`, or `?as=nobody` to sign out.
 * @throws RangeError for an unknown role, with the list of roles.
 */
export function readSampleUser(search: string): User | null | undefined {
  const role = new URLSearchParams(search).get('as')
  if (role === null) return undefined
  if (role === 'nobody') return null
  if (isRole(role)) return sampleUsers[role]
  throw new RangeError(`There is no role ${role}: choose ${Object.keys(sampleUsers).join(', ')} or nobody.`)
}
