/** Sample accounts, for a first look on one's own machine. */
import type { Role } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import { hashPassword } from './passwords.ts'
import { findUser, insertUser } from './queries.ts'

interface SampleAccount {
  readonly username: string
  readonly fullName: string
  readonly role: Role
}

/** Two clients of different firms, and each role of the staff. */
export const sampleAccounts: readonly SampleAccount[] = [
  { username: 'asha', fullName: 'Asha Rao', role: 'client' },
  { username: 'farhan', fullName: 'Farhan Qureshi', role: 'client' },
  { username: 'divya', fullName: 'Divya Menon', role: 'readonly' },
  { username: 'imran', fullName: 'Imran Sheikh', role: 'admin' },
  { username: 'kavita', fullName: 'Kavita Iyer', role: 'super_admin' },
]

/** Known to everybody: `main.ts` adds samples only where nobody else can reach the server. */
export const samplePassword = (username: string) => `sample-ledger-${username}`

/**
 * Adds the accounts that do not exist yet; one that was changed stays as it is.
 *
 * @returns a line for each account.
 */
export async function addSampleAccounts({ database, clock }: Context): Promise<readonly string[]> {
  for (const { username, fullName, role } of sampleAccounts) {
    if (await load(database, (reading) => findUser(reading, username))) continue
    const passwordHash = await hashPassword(samplePassword(username))
    const now = clock().toISOString()
    const user = { username, fullName, email: `${username}@example.in`, role, passwordHash }
    await store(database, (transaction) =>
      insertUser(transaction, { ...user, createdAt: now, confirmedAt: now }),
    )
  }
  return sampleAccounts.map(
    ({ username, role }) => `Sample account: ${role} ${username} ${samplePassword(username)}`,
  )
}
