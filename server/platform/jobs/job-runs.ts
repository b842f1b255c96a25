/** The last run of each job, by which people see that a job has stopped. */
import type { Clock } from '../context.ts'
import { store } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../observability/log.ts'
import { MINUTE_MS } from './jobs.ts'
import type { Job } from './jobs.ts'

interface RunRecorderOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

/**
 * @returns a function that stores the outcome of a run: once a minute, and whenever it differs from that of the run
 * before, so that jobs of each second do not make an idle server write each second. It never rejects.
 */
export function createRunRecorder({ database, clock, log }: RunRecorderOptions) {
  const stored = new Map<string, { readonly at: number; readonly hasSucceeded: boolean }>()
  return async ({ name, every }: Pick<Job, 'name' | 'every'>, hasSucceeded: boolean): Promise<void> => {
    const now = clock()
    const last = stored.get(name)
    if (last?.hasSucceeded === hasSucceeded && now.getTime() - last.at < MINUTE_MS) return
    const ranAt = now.toISOString()
    const run = {
      every,
      ranAt,
      hasSucceeded: Number(hasSucceeded),
      ...(hasSucceeded && { succeededAt: ranAt }),
    }
    try {
      await store(database, (transaction) =>
        transaction
          .insertInto('jobRuns')
          .values({ name, succeededAt: null, ...run })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
          .execute(),
      )
      stored.set(name, { at: now.getTime(), hasSucceeded })
    } catch (error) {
      log.warn({ err: error, job: name }, 'run of a job not stored')
    }
  }
}
