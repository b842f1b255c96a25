/** Authorization by role. No other code decides which caller may call an endpoint. */
import { refuse } from './problems.ts'
import type { Refusal } from './problems.ts'

export const roles = ['super_admin', 'admin', 'readonly', 'client'] as const

export type Role = (typeof roles)[number]

/** Roles that may use the admin area. */
export const adminRoles = ['super_admin', 'admin', 'readonly'] as const satisfies readonly Role[]

/** A signed-in user. */
export interface User {
  readonly username: string
  readonly fullName: string
  readonly email: string
  readonly role: Role
}

/** `anyone`, every signed-in user, or only the roles listed. */
export type Access = 'anyone' | 'signed-in' | readonly Role[]

/** @param user the user of the session; `null` without one. */
export function checkAccess(
  access: Access,
  user: { readonly role: Role } | null,
): Refusal<'notSignedIn' | 'forbidden'> | undefined {
  if (access === 'anyone') return undefined
  if (user === null) return refuse('notSignedIn')
  if (access === 'signed-in' || access.includes(user.role)) return undefined
  return refuse('forbidden')
}
