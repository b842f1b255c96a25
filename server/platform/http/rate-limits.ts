/** Rate limits: how often one address may make each call, counted by all instances together. */
import { refuse } from '@anupalan/server/contract'
import type { Endpoint, Refusal } from '@anupalan/server/contract'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { limitKey } from './address.ts'
import type { Config } from '../config/config.ts'
import { createPool } from '../database/postgres.ts'

export interface Limits {
  /** Counts one call; a refusal once the endpoint's limit is passed. */
  count(endpoint: Endpoint, address: string | undefined): Promise<Refusal<'tooMany'> | undefined>
  close(): Promise<void>
}

/** A count that takes longer is made in the process: nobody waits for a count; ms. */
const timeouts = { connect: 400, statement: 400 }

/** Counts in the process, or in PostgreSQL where there is a `databaseUrl`. */
export function createLimits({
  rateLimits,
  databaseUrl,
}: Pick<Config, 'rateLimits' | 'databaseUrl'>): Limits {
  if (rateLimits === 'off') return { count: () => Promise.resolve(undefined), close: () => Promise.resolve() }

  // A count lost with the power does no harm, so none waits for the disk.
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
    // An address past its limit is refused without asking the database again: a flood does not reach it.
    inMemoryBlockOnConsumed: rateLimit.points + 1,
    insuranceLimiter: inProcess,
  })
}
