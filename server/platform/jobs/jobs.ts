/** Background jobs: each runs at start and then at an interval, one run after another. */
import type { Log } from '../observability/log.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export interface Job {
  /** Name in the log and the metrics. */
  readonly name: string
  /** From the end of one run to the beginning of the next, in ms. */
  readonly every: number
  /** One run. Ends early, and cleanly, once the signal is aborted. */
  readonly run: (signal: AbortSignal) => Promise<void>
}

export interface RunningJobs {
  /** Starts no further runs and waits for current ones. */
  stop(): Promise<void>
}

export interface JobOptions {
  readonly log: Log
  /** Called after each run. The next one waits for it. */
  readonly onRun?: (job: Pick<Job, 'name' | 'every'>, hasSucceeded: boolean) => void | Promise<void>
}

/** Delay after a failed run, or the interval if it is shorter; in ms. */
const RETRY_DELAY_MS = 60_000

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
      await onRun({ name, every }, hasSucceeded)
      await pause(hasSucceeded ? every : Math.min(every, RETRY_DELAY_MS), stopping.signal)
    }
  }

  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

/** Resolves immediately if the signal is or becomes aborted. */
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
