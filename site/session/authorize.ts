import { checkAccess, type Access } from '@anupalan/server/contract/core/access'
import type { Session } from './session-store.ts'

/**
 * - `enter`: authorized.
 * - `wait`: the user is loading.
 * - `sign in`: no user is signed in.
 * - `wrong role`: the user's role is not allowed.
 * - `enroll`: the user must add a second factor first.
 * - `unknown`: the request for the user failed.
 */
export type Authorization = 'enter' | 'wait' | 'sign in' | 'wrong role' | 'enroll' | 'unknown'

const byProblem = {
  notSignedIn: 'sign in',
  secondFactorNeeded: 'enroll',
  forbidden: 'wrong role',
} as const

/** Checks a session against a guard, by the contract's `checkAccess`. */
export function authorize(access: Access, { user, state }: Session): Authorization {
  const refusal = checkAccess(access, user)
  if (!refusal) return 'enter'
  if (state === 'unasked' || state === 'loading') return 'wait'
  if (state === 'failed') return 'unknown'
  return byProblem[refusal.problem]
}
