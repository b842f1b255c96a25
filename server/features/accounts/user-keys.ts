import { userKeys } from '@anupalan/server/contract/accounts/user-keys'
import type { Transaction } from '../../platform/database/database.ts'

/** The rows of the table by which accounts are found. */
export const rowsOfKeys = (user: { username: string; fullName: string; email: string }) =>
  userKeys(user).map((key) => ({ key, username: user.username }))

/** Stores the keys of an account anew; called whenever its name or address changes. */
export async function indexUser(transaction: Transaction, username: string): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select(['username', 'fullName', 'email'])
    .where('username', '=', username)
    .executeTakeFirst()
  if (!user) return
  await transaction.deleteFrom('userKeys').where('username', '=', username).execute()
  await transaction.insertInto('userKeys').values(rowsOfKeys(user)).execute()
}
