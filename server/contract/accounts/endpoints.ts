import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

export const getUser = {
  schema: {} as typeof schema.getUser,
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  rateLimit: { points: 600, seconds: 60 },
} as const satisfies Declaration

export const logIn = {
  schema: {} as typeof schema.logIn,
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  rateLimit: { points: 10, seconds: 300 },
  bodyLimit: 4 * 1024,
  problems: ['signInUnavailable'],
} as const satisfies Declaration

/** While registration is closed its fields are not validated: nobody should correct a form that cannot succeed. */
export const register = {
  schema: {} as typeof schema.register,
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  rateLimit: { points: 10, seconds: 600 },
  bodyLimit: 8 * 1024,
  gate: 'registrationClosed',
} as const satisfies Declaration

export const logOut = {
  schema: {} as typeof schema.logOut,
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  clearSiteData: ['cache'],
  rateLimit: { points: 60, seconds: 60 },
  result: 'none',
} as const satisfies Declaration
