/** The job that chains the audit trail. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Job } from '../jobs/jobs.ts'
import { BrokenChainError, createChainWriter } from './chain-writer.ts'
import type { ChainWriterOptions } from './chain-writer.ts'

/** Interval of runs on a broken chain, in ms: each fails, and is logged. */
export const BROKEN_INTERVAL_MS = 60_000

export function createChainJob(options: ChainWriterOptions): Job {
  const write = createChainWriter(options)
  let isBroken = false
  return {
    name: 'chain-audit',
    every: 1_000,
    async run(signal) {
      if (isBroken) await wait(BROKEN_INTERVAL_MS, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        await write(signal)
        isBroken = false
      } catch (error) {
        isBroken = error instanceof BrokenChainError
        throw error
      }
    },
  }
}
