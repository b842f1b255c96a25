/** The access matrix: which caller may call which endpoint, derived from each endpoint's declaration. */
import { checkAccess } from './core/access.ts'
import type { Role } from './core/access.ts'
import type { Endpoint } from './core/endpoint.ts'

/** The role of a caller; `visitor` without a session. */
export type Caller = Role | 'visitor'

export const callers = ['visitor', 'client', 'readonly', 'admin', 'super_admin'] as const satisfies Caller[]

/** `allowed`, or the problem that the caller gets. */
export type Entry = 'allowed' | 'notSignedIn' | 'forbidden'

export const accessOf = ({ access }: Pick<Endpoint, 'access'>, caller: Caller): Entry =>
  checkAccess(access, caller === 'visitor' ? null : { role: caller })?.problem ?? 'allowed'

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
