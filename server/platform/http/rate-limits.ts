/** Rate limits per IP address and endpoint, counted by all instances together. */
import { refuse } from '@anupalan/server/contract'
import type { Endpoint, Refusal } from '@anupalan/server/contract'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { limitKey } from './address.ts'
import type { Config } from '../config/config.ts'
import { createPool } from '../database/postgres.ts'

export interface Limits {
  /** Counts one call; returns an error above the endpoint's limit. */
  count(endpoint: Endpoint, address: string | undefined): Promise<Refusal<'tooMany'> | undefined>
  close(): Promise<void>
}

/** After this timeout the call is counted in the process, so that no call waits for a count; ms. */
const timeouts = { connect: 400, statement: 400 }

/** Counts in the process, or in PostgreSQL if there is a `databaseUrl`. */
export function createLimits({
  rateLimits,
  databaseUrl,
}: Pick<Config, 'rateLimits' | 'databaseUrl'>): Limits {
  if (rateLimits === 'off') return { count: () => Promise.resolve(undefined), close: () => Promise.resolve() }

  // A count lost in a power failure does no harm, so commits need not be synced.
  const pool =
    databaseUrl === undefined
      ? undefined
      : createPool(databaseUrl, timeouts, { max: 4, options: '-c synchronous_commit=off' })
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (endpoint: Endpoint) => {
    const limiter = limiters.get(endpoint.name) ?? createLimiter(endpoint, pool)
    limiters.set(endpoint.name, limiter)
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
    close: async () => pool?.end(),
  }
}

function createLimiter({ name, rateLimit }: Endpoint, pool: Pool | undefined): RateLimiterAbstract {
  const options = { keyPrefix: name, points: rateLimit.points, duration: rateLimit.seconds }
  const inProcess = new RateLimiterMemory(options)
  if (!pool) return inProcess
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // An address above its limit is rejected without a query, so that a flood of requests does not reach the database.
    inMemoryBlockOnConsumed: rateLimit.points + 1,
    insuranceLimiter: inProcess,
  })
}
