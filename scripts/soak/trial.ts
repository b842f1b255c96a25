/** A trial: one soak test, which repeats a failure or a load against a real server and records every failed check. */

export interface TrialContext {
  /** From 0 to 1, the same sequence for the same seed. */
  readonly random: () => number
  /** The number of cases to run out of the full number: at least 1 at any scale. */
  readonly scaled: (full: number) => number
  /** Runs a clean-up at the end, in reverse order, however the trial ends; immediately if it has ended. */
  readonly defer: (cleanUp: () => unknown) => void
  /** Adds the failure unless the condition is true. */
  readonly check: (condition: boolean, failure: string) => void
  /** Adds to the number of cases. @default 1 */
  readonly count: (cases?: number) => void
  /** Prints a figure and adds it to the result. */
  readonly note: (figure: string) => void
}

export interface Trial {
  readonly name: string
  readonly run: (context: TrialContext) => Promise<void>
}

export interface TrialResult {
  readonly trial: string
  readonly cases: number
  readonly failures: number
  readonly seed: number
  readonly seconds: number
  readonly notes: readonly string[]
  /** The first failures. */
  readonly examples: readonly string[]
  /** What this machine lacks: then the trial was not run, which is neither passed nor failed. */
  readonly missingRequirement?: string
}

export interface TrialOptions {
  readonly seed: number
  /** Over 0 and up to 1. */
  readonly scale: number
  /** Ends the trial early, which is a failure. */
  readonly signal: AbortSignal
  /** Called with each note immediately, so that a trial that is ended early has printed its findings. */
  readonly onNote?: (note: string) => void
}

/** The machine lacks a program or a right that the trial needs. */
export class MissingRequirementError extends Error {
  override readonly name = 'MissingRequirementError'
}

/** mulberry32: a small seeded generator, good enough to choose cases. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export async function runTrial(
  trial: Trial,
  { seed, scale, signal, onNote }: TrialOptions,
): Promise<TrialResult> {
  const began = performance.now()
  const failures: string[] = []
  const notes: string[] = []
  const cleanUps: (() => unknown)[] = []
  let cases = 0
  let missingRequirement: string | undefined
  let hasEnded = false
  const early = Promise.withResolvers<never>()
  const end = () => early.reject(signal.reason)
  signal.addEventListener('abort', end)

  const cleanUpBy = async (cleanUp: () => unknown) => {
    try {
      await cleanUp()
    } catch (error) {
      failures.push(`Not cleaned up: ${describe(error)}`)
    }
  }
  try {
    const running = trial.run({
      random: seeded(seed),
      scaled: (full) => Math.max(1, Math.round(full * scale)),
      defer: (cleanUp) => void (hasEnded ? cleanUpBy(cleanUp) : cleanUps.push(cleanUp)),
      // Failures after the servers were stopped are meaningless.
      check: (condition, failure) => void (condition || hasEnded || failures.push(failure)),
      count: (more = 1) => void (cases += more),
      note: (figure) => {
        notes.push(figure)
        onNote?.(figure)
      },
    })
    await Promise.race([running, early.promise])
  } catch (error) {
    if (signal.aborted) failures.push(`Ended by ${String(signal.reason)}.`)
    else if (error instanceof MissingRequirementError) missingRequirement = error.message
    else failures.push(describe(error))
  }
  hasEnded = true
  signal.removeEventListener('abort', end)
  for (const cleanUp of cleanUps.toReversed()) await cleanUpBy(cleanUp)
  if (cases === 0 && missingRequirement === undefined) failures.push('No case was run.')
  const seconds = Math.round((performance.now() - began) / 100) / 10
  return {
    trial: trial.name,
    cases,
    failures: failures.length,
    seed,
    seconds,
    notes,
    examples: failures.slice(0, 5),
    missingRequirement,
  }
}

const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
