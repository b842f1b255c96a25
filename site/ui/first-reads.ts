/** Responses that a script of the application's documents has requested before the application runs, by URL. */

declare global {
  interface Window {
    firstReads?: Map<string, Promise<Response>>
  }
}

/** Older responses are not used; ms since the navigation. */
const LIFETIME_MS = 60_000

/**
 * The response to a call, if it was requested before and nobody has taken it; it is then removed. A write removes all of
 * them: they may be older than it.
 */
export function takeFirstRead(method: string, url: string): Promise<Response> | undefined {
  const responses = globalThis.window?.firstReads
  if (!responses) return undefined
  if (method !== 'GET' || performance.now() > LIFETIME_MS) responses.clear()
  const response = responses.get(url)
  responses.delete(url)
  return response
}
