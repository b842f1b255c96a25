/** What the staff who manage users may touch. */
import { refuse } from '@anupalan/server/contract'
import type { Role } from '@anupalan/server/contract'
import type { AccountsWorld, UserCall } from './accounts.ts'
import { ownAccount } from './accounts.ts'
import type { StoredAccount } from './state.ts'

/** Only a super_admin touches a super_admin. */
export const mayTouch = (manager: { readonly role: Role }, target: { readonly role: Role }): boolean =>
  manager.role === 'super_admin' || target.role !== 'super_admin'

/** The account that a call is about, or why the caller may not touch it. */
export function findTarget(
  world: AccountsWorld,
  call: UserCall & { readonly params: { readonly username: string } },
  { isOwnAllowed }: { readonly isOwnAllowed: boolean },
): { readonly target: StoredAccount; readonly manager: StoredAccount } | ReturnType<typeof refuseTarget> {
  const manager = ownAccount(world, call)
  const target = world.state.accounts.get(call.params.username)
  if (!target) return refuseTarget('notFound')
  const isOwn = target.username === manager.username
  if (!mayTouch(manager, target) || (isOwn && !isOwnAllowed)) return refuseTarget('userProtected')
  return { target, manager }
}

const refuseTarget = (problem: 'notFound' | 'userProtected') => refuse(problem)
