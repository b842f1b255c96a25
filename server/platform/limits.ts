/** Rate limits: how often one address may make each call, counted in this process. */
import { refuse } from '@anupalan/server/contract'
import type { Endpoint, Refusal } from '@anupalan/server/contract'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limitKey } from './address.ts'

export interface Limits {
  /** Counts one call; a refusal once the endpoint's limit is passed. */
  count(endpoint: Endpoint, address: string | undefined): Promise<Refusal<'tooMany'> | undefined>
}

export function createLimits(mode: 'on' | 'off'): Limits {
  if (mode === 'off') return { count: () => Promise.resolve(undefined) }

  const limiters = new Map<string, RateLimiterMemory>()
  const limiterOf = ({ name, rateLimit }: Endpoint) => {
    const limiter =
      limiters.get(name) ?? new RateLimiterMemory({ points: rateLimit.points, duration: rateLimit.seconds })
    limiters.set(name, limiter)
    return limiter
  }

  return {
    async count(endpoint, address) {
      try {
        await limiterOf(endpoint).consume(limitKey(address))
        return undefined
      } catch (reached) {
        if (!(reached instanceof RateLimiterRes)) throw reached
        return refuse('tooMany', { retryAfter: Math.max(1, Math.ceil(reached.msBeforeNext / 1000)) })
      }
    },
  }
}
