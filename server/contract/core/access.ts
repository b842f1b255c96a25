/** Who may make a call, and the one place that decides it. */
import type { Role } from '../accounts/rules.ts'
import { refuse } from './problems.ts'
import type { Refusal } from './problems.ts'

/** `anyone`, whoever is signed in, or only the roles listed. */
export type Access = 'anyone' | 'signed-in' | readonly Role[]

/** @param user whoever the session belongs to; `null` without one. */
export function checkAccess(
  access: Access,
  user: { readonly role: Role } | null,
): Refusal<'notSignedIn' | 'forbidden'> | undefined {
  if (access === 'anyone') return undefined
  if (user === null) return refuse('notSignedIn')
  if (access === 'signed-in' || access.includes(user.role)) return undefined
  return refuse('forbidden')
}
