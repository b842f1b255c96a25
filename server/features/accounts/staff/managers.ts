/** What the staff who manage users may touch. */
import { refuse } from '@anupalan/server/contract'
import type { Role } from '@anupalan/server/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { signedIn } from '../account-context.ts'
import type { AccountCall } from '../account-context.ts'
import { findUser } from '../queries.ts'
import type { StoredUser } from '../queries.ts'

/** The account of the caller as it is now: it may have changed since the call began. */
export async function findManager(transaction: Transaction, call: Pick<AccountCall, 'user'>) {
  const manager = await findUser(transaction, signedIn(call).username)
  const isAllowed = manager?.disabledAt === null && ['super_admin', 'admin'].includes(manager.role)
  return isAllowed ? manager : undefined
}

/** Only a super_admin touches a super_admin. */
export const mayTouch = (manager: { readonly role: Role }, target: { readonly role: Role }): boolean =>
  manager.role === 'super_admin' || target.role !== 'super_admin'

interface Target {
  readonly target: StoredUser
  readonly manager: StoredUser
}

/** The account that a call is about, or why the caller may not touch it. */
export async function findTarget(
  transaction: Transaction,
  call: Pick<AccountCall, 'user'> & { readonly params: { readonly username: string } },
  { isOwnAllowed }: { readonly isOwnAllowed: boolean },
) {
  const manager = await findManager(transaction, call)
  if (!manager) return refuse('forbidden')
  const target = await findUser(transaction, call.params.username)
  if (!target) return refuse('notFound')
  const isOwn = target.username === manager.username
  if (!mayTouch(manager, target) || (isOwn && !isOwnAllowed)) return refuse('userProtected')
  return { target, manager } satisfies Target
}
