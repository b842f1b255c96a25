/** Readiness: runs the checks of the server's dependencies, which `app.ts` lists, at most once a second. */
import type { Log } from './log.ts'

/** A dependency without which the server must not get requests. */
export interface Check {
  /** Name in `/ready` and the log. */
  readonly name: string
  /** Rejects if it fails. */
  readonly run: () => Promise<unknown>
}

export interface Readiness {
  /** Names of the failing checks; empty if there are none. Never rejects. */
  failing(): Promise<readonly string[]>
}

export interface ReadinessOptions {
  readonly log: Log
  /** In ms, from any start; `performance.now` by default. */
  readonly now?: () => number
}

/** How long an outcome is cached, in ms. */
const FRESH_MS = 1_000

/** Timeout of a check, in ms: a network file system may never respond. */
const CHECK_TIMEOUT_MS = 4_000

/**
 * Whatever the number of calls, the checks run one at a time and at most once a second, because `/ready` is public and
 * must not load the database and the disk. Changes are logged, with the reason.
 */
export function createReadiness(
  checks: readonly Check[],
  { log, now = () => performance.now() }: ReadinessOptions,
): Readiness {
  let last: CheckRun | undefined
  let known: readonly string[] = []

  async function runChecks(): Promise<readonly string[]> {
    const outcomes = await Promise.all(
      checks.map(async ({ name, run }) => ({ name, error: await failureOf(run) })),
    )
    const failed = outcomes.filter(({ error }) => error !== undefined)
    const names = failed.map(({ name }) => name)
    for (const { name, error } of failed)
      if (!known.includes(name)) log.error({ err: error, check: name }, 'not ready')
    for (const name of known) if (!names.includes(name)) log.info({ check: name }, 'ready again')
    known = names
    return names
  }

  return {
    failing() {
      if (last && (last.endedAt === undefined || now() - last.endedAt < FRESH_MS)) return last.outcome
      const begun: CheckRun = { outcome: runChecks().finally(() => (begun.endedAt = now())) }
      last = begun
      return begun.outcome
    },
  }
}

interface CheckRun {
  readonly outcome: Promise<readonly string[]>
  /** `undefined` while it is pending. */
  endedAt?: number
}

/** The error of a check; `undefined` if it succeeded. */
async function failureOf(run: Check['run']): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response in ${CHECK_TIMEOUT_MS} ms`)), CHECK_TIMEOUT_MS)
  })
  try {
    await Promise.race([run(), timeout])
    return undefined
  } catch (error) {
    return error ?? new Error('failed without a reason')
  } finally {
    clearTimeout(timer)
  }
}
