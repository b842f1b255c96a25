import { ApiError, NetworkError } from '@anupalan/server/contract/core/client'
import { authWords } from './words.ts'

const { failure: words } = authWords

/** A failure whose message is for the person, such as a passkey that was not used. */
export class ShownError extends Error {
  override readonly name: string = 'ShownError'
}

/** Nothing can be sent here any more, such as while registration is closed. */
export class ClosedError extends ShownError {
  override readonly name = 'ClosedError'
}

/** Local time, such as `4:32 pm`, rounded up to the minute. */
const timeAfter = (seconds: number, now: number) =>
  new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true }).format(
    Math.ceil((now + seconds * 1000) / 60_000) * 60_000,
  )

/** What to tell the person about a failed call. */
export function failureText(error: unknown, now = Date.now()): string {
  if (error instanceof ShownError) return error.message
  if (error instanceof NetworkError) return words.offline
  if (!(error instanceof ApiError)) return words.unexpected
  const message = error.serverMessage ?? words.unexpected
  const isLimited = error.status === 429 && error.retryAfter !== undefined
  return isLimited ? `${message} ${words.tryFrom(timeAfter(error.retryAfter, now))}` : message
}
