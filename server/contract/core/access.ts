/** Authorization by role. No other code decides which caller may call an endpoint. */
import { refuse } from './problems.ts'
import type { Refusal } from './problems.ts'

export const roles = ['super_admin', 'admin', 'readonly', 'client'] as const

export type Role = (typeof roles)[number]

/** Roles that may use the admin area. */
export const adminRoles = ['super_admin', 'admin', 'readonly'] as const satisfies readonly Role[]

/** Whether somebody belongs to the practice. */
export const isStaff = ({ role }: { readonly role: Role }): boolean =>
  (adminRoles as readonly Role[]).includes(role)

/** A signed-in user. */
export interface User {
  readonly username: string
  readonly fullName: string
  readonly email: string
  readonly role: Role
  /** Whether the role requires a second factor that the account does not have yet. */
  readonly needsSecondFactor?: boolean | undefined
}

/**
 * `anyone`; every signed-in user, with `enrolling` also those who must still add a second factor; or only the roles
 * listed.
 */
export type Access = 'anyone' | 'enrolling' | 'signed-in' | readonly Role[]

/** @param user the user of the session; `null` without one. */
export function checkAccess(
  access: Access,
  user: Pick<User, 'role' | 'needsSecondFactor'> | null,
): Refusal<'notSignedIn' | 'secondFactorNeeded' | 'forbidden'> | undefined {
  if (access === 'anyone') return undefined
  if (user === null) return refuse('notSignedIn')
  if (access === 'enrolling') return undefined
  if (user.needsSecondFactor) return refuse('secondFactorNeeded')
  if (access === 'signed-in' || access.includes(user.role)) return undefined
  return refuse('forbidden')
}
