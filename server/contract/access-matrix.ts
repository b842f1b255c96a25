/** The access matrix: which caller may call which endpoint, derived from each endpoint's declaration. */
import { adminRoles, checkAccess } from './core/access.ts'
import type { Role, User } from './core/access.ts'
import type { Endpoint } from './core/endpoint.ts'

/**
 * The role of a caller; `visitor` without a session, `enrolling` for staff whose role requires a second factor that
 * they have not added yet.
 */
export type Caller = Role | 'visitor' | 'enrolling'

export const callers = [
  'visitor',
  'enrolling',
  'client',
  'readonly',
  'admin',
  'super_admin',
] as const satisfies Caller[]

/** `allowed`, or the problem that the caller gets. */
export type Entry = 'allowed' | 'notSignedIn' | 'secondFactorNeeded' | 'forbidden'

export const accessOf = ({ access }: Pick<Endpoint, 'access'>, caller: Caller): Entry =>
  checkAccess(access, userOf(caller))?.problem ?? 'allowed'

/** `null` for a visitor. */
export function userOf(caller: Caller): Pick<User, 'role' | 'needsSecondFactor'> | null {
  if (caller === 'visitor') return null
  return caller === 'enrolling' ? { role: 'super_admin', needsSecondFactor: true } : { role: caller }
}

/**
 * Callers by their relation to a record as well: `owner` and `otherClient` are clients, and the staff's callers are not
 * the owner either, unless the staff counts as one. The session of `disabled` belongs to a disabled account, that of `expired` has ended by time.
 */
export const recordCallers = [
  'visitor',
  'owner',
  'otherClient',
  'readonly',
  'admin',
  'super_admin',
  'disabled',
  'expired',
  'enrolling',
] as const

export type RecordCaller = (typeof recordCallers)[number]

/** `notFound` for the record of another: the response does not tell that it exists. */
export type Cell = Entry | 'notFound'

const callerOf = {
  visitor: 'visitor',
  owner: 'client',
  otherClient: 'client',
  readonly: 'readonly',
  admin: 'admin',
  super_admin: 'super_admin',
  disabled: 'visitor',
  expired: 'visitor',
  enrolling: 'enrolling',
} as const satisfies Record<RecordCaller, Caller>

/** Whether a caller counts as the owner of a record of `owner`. */
const isOwner = ({ isOwnedByStaff }: Pick<Endpoint, 'isOwnedByStaff'>, caller: RecordCaller): boolean =>
  caller === 'owner' || (isOwnedByStaff === true && adminRoles.some((role) => role === caller))

/** What a caller gets about a record of `owner`. */
export function cellOf(
  endpoint: Pick<Endpoint, 'access' | 'isOwned' | 'isOwnedByStaff'>,
  caller: RecordCaller,
): Cell {
  const entry = accessOf(endpoint, callerOf[caller])
  return entry === 'allowed' && endpoint.isOwned && !isOwner(endpoint, caller) ? 'notFound' : entry
}

/** A row for each endpoint, by its name, with an entry for each caller. */
export const accessMatrix = (endpoints: readonly Endpoint[]): Record<string, Record<Caller, Entry>> =>
  Object.fromEntries(
    endpoints.map((endpoint) => [
      endpoint.name,
      Object.fromEntries(callers.map((caller) => [caller, accessOf(endpoint, caller)])) as Record<
        Caller,
        Entry
      >,
    ]),
  )
