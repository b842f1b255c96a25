import { adminRoles } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import { compareNames } from '@anupalan/server/contract/core/name-key'
import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isPostgres } from '../../platform/database/dialect.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Person } from '../../platform/ports.ts'
import { requiresSecondFactor } from './requires-second-factor.ts'
import type { UsersTable } from './tables.ts'
import { rowsOfKeys } from './user-keys.ts'
import { digestOf } from '../../platform/database/tokens.ts'

export interface StoredUser extends UsersTable {
  readonly passkeyCount: number | null
}

/** The form in which e-mail addresses are compared: letters in any case are the same address. */
export const addressKey = (email: string) => email.normalize('NFC').toLowerCase()

const passkeyCount = (row: ExpressionBuilder<Tables, 'users'>) =>
  row
    .selectFrom('passkeys')
    .whereRef('passkeys.username', '=', 'users.username')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .as('passkeyCount')

export const findUser = (database: Database, username: string): Promise<StoredUser | undefined> =>
  database
    .selectFrom('users')
    .selectAll()
    .select((row) => passkeyCount(row))
    .where('username', '=', username)
    .executeTakeFirst()

/** The accounts with these user names, by user name. */
export const findUsersByName = async (
  database: Database,
  usernames: readonly string[],
): Promise<StoredUser[]> =>
  usernames.length === 0
    ? []
    : database
        .selectFrom('users')
        .selectAll()
        .select((row) => passkeyCount(row))
        .where('username', 'in', usernames)
        .orderBy('username')
        .execute()

/**
 * The account whose password was verified, until the end of the transaction as it is now; `undefined` if it was disabled,
 * erased or given another password since. Passwords wait for their hash, and meanwhile every session may have been ended.
 */
export async function lockUnchanged(
  transaction: Transaction,
  { username, passwordHash }: Pick<StoredUser, 'username' | 'passwordHash'>,
): Promise<StoredUser | undefined> {
  const user = await transaction
    .selectFrom('users')
    .selectAll()
    .select((row) => passkeyCount(row))
    .where('username', '=', username)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst()
  return user?.passwordHash === passwordHash && user.disabledAt === null ? user : undefined
}

/** The accounts of an e-mail address, by user name. */
export const findUsersByEmail = (database: Database, email: string): Promise<StoredUser[]> =>
  database
    .selectFrom('users')
    .selectAll()
    .select((row) => passkeyCount(row))
    .where('mailbox', '=', addressKey(email))
    .orderBy('username')
    .limit(20)
    .execute()

/** By user name, or by an e-mail address that only one account has. */
export async function findUserBySignInName(
  database: Database,
  name: string,
): Promise<StoredUser | undefined> {
  if (!name.includes('@')) return findUser(database, name.toLowerCase())
  const [user, ...others] = await findUsersByEmail(database, name)
  return others.length === 0 ? user : undefined
}

export const hasSecondFactor = ({
  totpConfirmedAt,
  passkeyCount: passkeys,
}: Pick<StoredUser, 'totpConfirmedAt' | 'passkeyCount'>): boolean =>
  totpConfirmedAt !== null || Number(passkeys) > 0

/** The user as the API returns it. */
export function toUser(config: Config, stored: StoredUser): User {
  const { username, fullName, email, role } = stored
  const isMissing = requiresSecondFactor(config, role) && !hasSecondFactor(stored)
  return { username, fullName, email, role, ...(isMissing && { needsSecondFactor: true }) }
}

/**
 * @returns whether the user name was free: it is taken for ever, also after its account is erased.
 */
export async function insertUser(
  transaction: Transaction,
  user: Pick<
    UsersTable,
    'username' | 'fullName' | 'email' | 'role' | 'passwordHash' | 'createdAt' | 'confirmedAt'
  >,
): Promise<boolean> {
  const taken = await transaction
    .insertInto('usedUsernames')
    .values({ digest: digestOf(user.username) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .executeTakeFirst()
  if (taken === undefined) return false
  await transaction
    .insertInto('users')
    .values({
      ...user,
      mailbox: addressKey(user.email),
      disabledAt: null,
      totpSecret: null,
      totpConfirmedAt: null,
      totpNewSecret: null,
      totpStep: null,
      newEmail: null,
      newEmailExpiresAt: null,
      newEmailOldConfirmedAt: null,
      newEmailNewConfirmedAt: null,
    })
    .execute()
  await transaction.insertInto('userKeys').values(rowsOfKeys(user)).execute()
  return true
}

/**
 * Transactions that could remove a super_admin run one after another, on PostgreSQL too, so that two at once never
 * remove the last two. Called first in its transaction.
 */
export async function lockSuperAdmins(transaction: Transaction, now: Date): Promise<void> {
  await transaction
    .insertInto('accountLocks')
    .values({ name: 'super-admins', lockedAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ lockedAt: now.toISOString() }))
    .execute()
}

/** Whether any other account is an enabled super_admin. */
export async function hasOtherSuperAdmin(transaction: Transaction, username: string): Promise<boolean> {
  const other = await transaction
    .selectFrom('users')
    .select('username')
    .where('role', '=', 'super_admin')
    .where('username', '<>', username)
    .where('disabledAt', 'is', null)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return other !== undefined
}

/** E-mail addresses of staff who are told about recoveries. */
export const findSuperAdmins = (database: Database) =>
  database
    .selectFrom('users')
    .select(['username', 'email'])
    .where('role', 'in', [adminRoles[0]])
    .where('disabledAt', 'is', null)
    .execute()

/** Accounts by user name. */
export async function findPeople(
  database: Database,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (usernames.length === 0) return new Map()
  const rows = await database
    .selectFrom('users')
    .select(['username', 'fullName', 'email', 'role', 'disabledAt'])
    .where('username', 'in', [...new Set(usernames)])
    .execute()
  return new Map(
    rows.map(({ disabledAt, ...person }) => [
      person.username,
      { ...person, isDisabled: disabledAt !== null },
    ]),
  )
}

/** The accounts of the practice's own, by name. */
export async function findStaff(database: Database): Promise<readonly Person[]> {
  const rows = await database
    .selectFrom('users')
    .select(['username', 'fullName', 'email', 'role', 'disabledAt'])
    // As in the condition of the index `users_staff`.
    .where('role', '<>', sql.lit('client'))
    .execute()
  return rows
    .map(({ disabledAt, ...person }) => ({ ...person, isDisabled: disabledAt !== null }))
    .toSorted((a, b) => compareNames(a.fullName, b.fullName))
}
