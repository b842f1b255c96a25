/** Rate limits per IP address and endpoint, and of features, counted by all instances together. */
import { refuse } from '@anupalan/server/contract'
import type { Endpoint, Refusal } from '@anupalan/server/contract'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { limitKey } from './address.ts'
import type { Config } from '../config/config.ts'
import { createPool } from '../database/postgres.ts'

/** A limit of a feature, for what is not one address: tries for an account. */
export interface Limit {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export interface Limits {
  /** Counts one call; returns an error above the endpoint's limit. */
  count(endpoint: Endpoint, address: string | undefined): Promise<Refusal<'tooMany'> | undefined>
  /** Counts one try under a key without personal data; returns an error above the limit. */
  countTry(limit: Limit, key: string): Promise<Refusal<'tooManyTries'> | undefined>
  /** Forgets the tries under a key, after a success. */
  forgetTries(limit: Limit, key: string): Promise<void>
  close(): Promise<void>
}

/** After this timeout the call is counted in the process, so that no call waits for a count; ms. */
const timeouts = { connect: 400, statement: 400 }

/** Counts in the process, or in PostgreSQL if there is a `databaseUrl`. */
export function createLimits({
  rateLimits,
  databaseUrl,
}: Pick<Config, 'rateLimits' | 'databaseUrl'>): Limits {
  if (rateLimits === 'off') return noLimits

  // A count lost in a power failure does no harm, so commits need not be synced.
  const pool =
    databaseUrl === undefined
      ? undefined
      : createPool(databaseUrl, timeouts, { max: 4, options: '-c synchronous_commit=off' })
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (limit: Limit) => {
    const limiter = limiters.get(limit.name) ?? createLimiter(limit, pool)
    limiters.set(limit.name, limiter)
    return limiter
  }

  /** @returns the seconds to wait, if the limit is reached. */
  async function consume(limit: Limit, key: string): Promise<number | undefined> {
    try {
      await limiterOf(limit).consume(key)
      return undefined
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached
      return Math.max(1, Math.ceil(reached.msBeforeNext / 1000))
    }
  }

  return {
    async count({ name, rateLimit }, address) {
      const retryAfter = await consume({ name, ...rateLimit }, limitKey(address))
      return retryAfter === undefined ? undefined : refuse('tooMany', { retryAfter })
    },
    async countTry(limit, key) {
      const retryAfter = await consume(limit, key)
      return retryAfter === undefined ? undefined : refuse('tooManyTries', { retryAfter })
    },
    async forgetTries(limit, key) {
      await limiterOf(limit).delete(key)
    },
    close: async () => pool?.end(),
  }
}

const noLimits: Limits = {
  count: () => Promise.resolve(undefined),
  countTry: () => Promise.resolve(undefined),
  forgetTries: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

function createLimiter({ name, points, seconds }: Limit, pool: Pool | undefined): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: seconds }
  const inProcess = new RateLimiterMemory(options)
  if (!pool) return inProcess
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // An address above its limit is rejected without a query, so that a flood of requests does not reach the database.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: inProcess,
  })
}
