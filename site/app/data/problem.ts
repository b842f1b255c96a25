/** What a component shows of a failed call. */
import { ApiError, NetworkError } from '@anupalan/server/contract/core/client'
import { dataWords as words } from './words.ts'

/**
 * - `signed out`: 401. The user is requested again, and the guard leads to the login if there is none.
 * - `denied`: 403.
 * - `missing`: 404, also for what belongs to somebody else.
 * - `refused`: any other error of the request; its message says what to do.
 * - `busy`: 429.
 * - `unavailable`: the server failed.
 * - `offline`: no response.
 */
export type ProblemKind = 'signed out' | 'denied' | 'missing' | 'refused' | 'busy' | 'unavailable' | 'offline'

export interface CallProblem {
  kind: ProblemKind
  /** For the user: what happened and what to do. */
  text: string
  /** Whether the same call may succeed if it is sent again. */
  canRetry: boolean
}

const kinds: Readonly<Record<number, ProblemKind>> = {
  401: 'signed out',
  403: 'denied',
  404: 'missing',
  429: 'busy',
}

/** Whether a write was refused because somebody else has changed the same first. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409

export function problemOf(error: unknown): CallProblem {
  if (error instanceof NetworkError) return { kind: 'offline', text: words.offline, canRetry: true }
  if (!(error instanceof ApiError)) return { kind: 'unavailable', text: words.unexpected, canRetry: true }
  const kind = kinds[error.status] ?? (error.status >= 500 ? 'unavailable' : 'refused')
  return { kind, text: textOf(error, kind), canRetry: kind === 'busy' || kind === 'unavailable' }
}

function textOf({ serverMessage = words.unexpected, retryAfter }: ApiError, kind: ProblemKind): string {
  if (kind === 'missing') return words.missing
  if (kind === 'busy' && retryAfter !== undefined)
    return `${serverMessage} ${words.wait(Math.ceil(retryAfter / 60))}`
  return serverMessage
}
