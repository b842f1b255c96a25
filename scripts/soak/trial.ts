/** What a long trial is: something hard done to a real server, many times, and everything that went wrong. */

export interface TrialContext {
  /** 0 up to 1, the same numbers for the same seed. */
  readonly random: () => number
  /** How many of a full trial's cases to do: 1 or more, whatever the scale. */
  readonly times: (full: number) => number
  /** Cleaned up at the end, last first, however the trial ends; at once where it has ended. */
  readonly later: (cleanUp: () => unknown) => void
  /** Says what holds, or adds a failure. */
  readonly check: (holds: boolean, failure: string) => void
  /** Counts a case. */
  readonly count: (cases?: number) => void
  /** A figure to print beside the result. */
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
  /** The first of them. */
  readonly examples: readonly string[]
  /** What this machine lacks: then nothing was tried, and nothing has passed. */
  readonly lacking?: string
}

export interface TrialOptions {
  readonly seed: number
  /** Over 0 and up to 1. */
  readonly scale: number
  /** Ends the trial early; that is a failure. */
  readonly signal: AbortSignal
  /** Is told each note as it comes: a trial that is ended early has then said what it found. */
  readonly tell?: (note: string) => void
}

/** The machine lacks what the trial needs: a program, or a right. */
export class LackingError extends Error {
  override readonly name = 'LackingError'
}

/** mulberry32: small, seeded, good enough to choose cases by. */
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
  { seed, scale, signal, tell }: TrialOptions,
): Promise<TrialResult> {
  const began = performance.now()
  const failures: string[] = []
  const notes: string[] = []
  const cleanUps: (() => unknown)[] = []
  let cases = 0
  let lacking: string | undefined
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
      times: (full) => Math.max(1, Math.round(full * scale)),
      later: (cleanUp) => void (hasEnded ? cleanUpBy(cleanUp) : cleanUps.push(cleanUp)),
      // What fails once the servers are gone says nothing.
      check: (holds, failure) => void (holds || hasEnded || failures.push(failure)),
      count: (more = 1) => void (cases += more),
      note: (figure) => {
        notes.push(figure)
        tell?.(figure)
      },
    })
    await Promise.race([running, early.promise])
  } catch (error) {
    if (signal.aborted) failures.push(`Ended by ${String(signal.reason)}.`)
    else if (error instanceof LackingError) lacking = error.message
    else failures.push(describe(error))
  }
  hasEnded = true
  signal.removeEventListener('abort', end)
  for (const cleanUp of cleanUps.toReversed()) await cleanUpBy(cleanUp)
  if (cases === 0 && lacking === undefined) failures.push('It tried nothing.')
  const seconds = Math.round((performance.now() - began) / 100) / 10
  return {
    trial: trial.name,
    cases,
    failures: failures.length,
    seed,
    seconds,
    notes,
    examples: failures.slice(0, 5),
    lacking,
  }
}

const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
