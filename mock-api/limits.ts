import { refuse } from '@anupalan/server/contract'
import type { Endpoint, Refusal } from '@anupalan/server/contract'

/** A limit of a feature, for what is not one address: tries for an account. */
export interface Limit {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export interface Limits {
  /** Counts a call; every call comes from the same visitor. */
  readonly count: (endpoint: Endpoint) => Refusal<'tooMany'> | undefined
  /** Counts a try; returns an error above the limit. */
  readonly countTry: (limit: Limit, key: string) => Refusal<'tooManyTries'> | undefined
  /** Forgets the tries under a key, after a success. */
  readonly forgetTries: (limit: Limit, key: string) => void
}

const noLimits: Limits = {
  count: () => undefined,
  countTry: () => undefined,
  forgetTries: () => {},
}

/** Counts calls in windows that start with the first call, as the server does. */
export function createLimits(mode: 'on' | 'off', clock: () => Date): Limits {
  if (mode === 'off') return noLimits
  const windows = new Map<string, { calls: number; readonly ends: number }>()

  /** @returns the seconds to wait, if the limit is exceeded. */
  function consume(key: string, { points, seconds }: Omit<Limit, 'name'>): number | undefined {
    const now = clock().getTime()
    const current = windows.get(key)
    const window = current && current.ends > now ? current : { calls: 0, ends: now + seconds * 1000 }
    windows.set(key, window)
    window.calls++
    return window.calls <= points ? undefined : Math.max(1, Math.ceil((window.ends - now) / 1000))
  }

  const keyOf = ({ name }: Limit, key: string) => `${name}:${key}`
  return {
    count({ name, rateLimit }) {
      const retryAfter = consume(name, rateLimit)
      return retryAfter === undefined ? undefined : refuse('tooMany', { retryAfter })
    },
    countTry(limit, key) {
      const retryAfter = consume(keyOf(limit, key), limit)
      return retryAfter === undefined ? undefined : refuse('tooManyTries', { retryAfter })
    },
    forgetTries: (limit, key) => void windows.delete(keyOf(limit, key)),
  }
}
