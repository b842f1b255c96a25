import { checkAccess, type Access } from '@anupalan/server/contract/core/access'
import type { Session } from './session-store.ts'

/**
 * - `enter`: what is there may be shown.
 * - `wait`: the user is loading.
 * - `sign in`: nobody is signed in.
 * - `wrong role`: whoever is signed in may not enter.
 * - `unknown`: the server has not said who it is.
 */
export type Authorization = 'enter' | 'wait' | 'sign in' | 'wrong role' | 'unknown'

/** Whether a session opens what is behind a guard, by the contract's own rule. */
export function authorize(access: Access, { user, state }: Session): Authorization {
  const refusal = checkAccess(access, user)
  if (!refusal) return 'enter'
  if (state === 'unasked' || state === 'loading') return 'wait'
  if (state === 'failed') return 'unknown'
  return refusal.problem === 'forbidden' ? 'wrong role' : 'sign in'
}
