/** Accounts without their schemas. */
import type { Call } from '../core/endpoint.ts'

export const getUserCall = { name: 'getUser', method: 'GET', path: '/api/user' } as const satisfies Call
export const logInCall = { name: 'logIn', method: 'POST', path: '/api/login' } as const satisfies Call
export const registerCall = {
  name: 'register',
  method: 'POST',
  path: '/api/register',
} as const satisfies Call
export const logOutCall = { name: 'logOut', method: 'POST', path: '/api/logout' } as const satisfies Call

export const roles = ['super_admin', 'admin', 'readonly', 'client'] as const

export type Role = (typeof roles)[number]

/** Roles that may enter the admin area. */
export const adminRoles = ['super_admin', 'admin', 'readonly'] as const satisfies readonly Role[]

/**
 * Cookie that a script may read, present while someone is signed in. It holds no secret: public pages ask
 * for the user only where it exists.
 */
export const signedInHint = 'signed_in'
