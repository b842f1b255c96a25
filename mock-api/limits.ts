import { refuse } from '@anupalan/server/contract'
import type { Endpoint, Refusal } from '@anupalan/server/contract'

export interface Limits {
  /** Counts a call; every call comes from the same visitor. */
  readonly count: (endpoint: Endpoint) => Refusal<'tooMany'> | undefined
}

/** Counts calls in windows that start with the first call, as the server does. */
export function createLimits(mode: 'on' | 'off', clock: () => Date): Limits {
  if (mode === 'off') return { count: () => undefined }
  const windows = new Map<string, { calls: number; readonly ends: number }>()

  return {
    count({ name, rateLimit }) {
      const now = clock().getTime()
      const current = windows.get(name)
      const window =
        current && current.ends > now ? current : { calls: 0, ends: now + rateLimit.seconds * 1000 }
      windows.set(name, window)
      window.calls++
      if (window.calls <= rateLimit.points) return undefined
      return refuse('tooMany', { retryAfter: Math.max(1, Math.ceil((window.ends - now) / 1000)) })
    },
  }
}
