/** Whether what answers depend on works, asked as often as anybody likes and looked at once a second. */
import type { Log } from './log.ts'

/** Something without which visitors are not to be sent here. */
export interface Check {
  /** As `/ready` and the log name it. */
  readonly name: string
  /** Rejects where it does not work. */
  readonly run: () => Promise<unknown>
}

export interface Readiness {
  /** Names of the checks that fail; none where all is well. Never rejects. */
  failing(): Promise<readonly string[]>
}

export interface ReadinessOptions {
  readonly log: Log
  /** In ms, from any start; `performance.now` by default. */
  readonly now?: () => number
}

/** For how long an outcome is told again without a new look, in ms. */
const FRESH_MS = 1_000

/** A check that takes longer has failed: a network's disk may not answer at all; ms. */
const CHECK_TIMEOUT_MS = 4_000

/**
 * However many ask, the checks run one at a time and at most once a second, so that `/ready`, which anybody can
 * call, costs the database and the disk next to nothing. A change is logged, with its reason.
 */
export function createReadiness(
  checks: readonly Check[],
  { log, now = () => performance.now() }: ReadinessOptions,
): Readiness {
  let last: Look | undefined
  let known: readonly string[] = []

  async function look(): Promise<readonly string[]> {
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
      const begun: Look = { outcome: look().finally(() => (begun.endedAt = now())) }
      last = begun
      return begun.outcome
    },
  }
}

interface Look {
  readonly outcome: Promise<readonly string[]>
  /** `undefined` while it is under way. */
  endedAt?: number
}

/** Why it failed; `undefined` where it did not. */
async function failureOf(run: Check['run']): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${CHECK_TIMEOUT_MS} ms`)), CHECK_TIMEOUT_MS)
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
