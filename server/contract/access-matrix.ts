/** Who may make which call, as a table: an endpoint's own word on it, asked for every role. */
import { checkAccess } from './core/access.ts'
import type { Role } from './core/access.ts'
import type { Endpoint } from './core/endpoint.ts'

/** Whoever calls: somebody of a role, or nobody who is signed in. */
export type Caller = Role | 'visitor'

export const callers = ['visitor', 'client', 'readonly', 'admin', 'super_admin'] as const satisfies Caller[]

/** What a caller gets for who they are: `allowed`, or the refusal. */
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
