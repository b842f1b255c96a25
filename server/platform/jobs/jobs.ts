/** Work that nobody waits for: each job runs at start and then again and again, one run after another. */
import type { Log } from '../observability/log.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export interface Job {
  /** As the log and the metrics name it. */
  readonly name: string
  /** From the end of one run to the beginning of the next, in ms. */
  readonly every: number
  /** One run. Ends early, and cleanly, once the signal is aborted. */
  readonly run: (signal: AbortSignal) => Promise<void>
}

export interface RunningJobs {
  /** Starts no further run and waits for those under way. */
  stop(): Promise<void>
}

export interface JobOptions {
  readonly log: Log
  /** Told of each run that ended. */
  readonly onRun?: (name: string, hasSucceeded: boolean) => void
}

/** A run that failed is tried again after this long, or at its usual time where that is sooner; in ms. */
const retryAfterFailure = 60_000

export function startJobs(jobs: readonly Job[], { log, onRun = () => {} }: JobOptions): RunningJobs {
  const stopping = new AbortController()
  const running = jobs.map((job) => keepRunning(job))

  async function keepRunning({ name, every, run }: Job): Promise<void> {
    while (!stopping.signal.aborted) {
      const hasSucceeded = await run(stopping.signal).then(
        () => true,
        (error: unknown) => {
          log.error({ err: error, job: name }, 'job failed')
          return false
        },
      )
      onRun(name, hasSucceeded)
      await pause(hasSucceeded ? every : Math.min(every, retryAfterFailure), stopping.signal)
    }
  }

  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

/** Ends at once where the signal is or gets aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
