/** An account as the staff who manage users see it. */
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import { hasSecondFactor, toUser } from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import type { StoredAccount, StoredRecovery } from './state.ts'

/** The recovery of an account that is neither finished nor stopped. */
export const findOpenRecovery = ({ state }: AccountsWorld, username: string): StoredRecovery | undefined =>
  [...state.recoveries.values()].find((each) => each.username === username && each.endedAt === null)

export function toManagedUser(world: AccountsWorld, account: StoredAccount): ManagedUser {
  const recovery = findOpenRecovery(world, account.username)
  const seen = [...world.state.sessions.values()]
    .filter(({ username }) => username === account.username)
    .map(({ lastSeenAt }) => lastSeenAt)
  return {
    user: toUser(world, account),
    createdAt: account.createdAt,
    confirmedAt: account.confirmedAt,
    disabledAt: account.disabledAt,
    lastSeenAt: seen.toSorted((one, other) => (one < other ? -1 : 1)).at(-1) ?? null,
    hasSecondFactor: hasSecondFactor(world, account),
    recovery: recovery
      ? {
          email: recovery.email,
          startedBy: recovery.startedBy,
          startedAt: recovery.startedAt,
          approvedBy: recovery.approvedBy,
          effectiveAt: recovery.effectiveAt,
        }
      : null,
  }
}
