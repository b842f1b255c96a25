/** Password hashes one after another, so that a flood of sign-ins leaves most of the machine to other requests. */

/** Waiting hashes, a few seconds of work. */
const MAX_WAITING = 64

/** The pause before the next hash, as a multiple of the time that the last one took. */
const PAUSE_FACTOR = 2

/** A hash takes about 12 ms; where it takes longer, other work delayed it. */
const MAX_PAUSE_MS = 50

/** Too many sign-ins wait for their hash. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  constructor() {
    super('Too many passwords are being hashed.')
  }
}

export interface HashQueue {
  /**
   * Runs it after those that came before. Between two that come at once there is a pause: what follows a hash, such as
   * storing the session, would otherwise delay other requests all the time.
   *
   * @throws BusyError if the queue is full.
   */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Whether passwords wait for the hash of another. */
  readonly isWaiting: () => boolean
}

export function createHashQueue(): HashQueue {
  let isRunning = false
  const waiting: (() => void)[] = []

  const startNext = () => {
    const next = waiting.shift()
    isRunning = next !== undefined
    next?.()
  }

  return {
    async run(work) {
      if (isRunning) {
        if (waiting.length >= MAX_WAITING) throw new BusyError()
        await new Promise<void>((resolve) => void waiting.push(resolve))
      } else isRunning = true
      const startedAt = performance.now()
      try {
        return await work()
      } finally {
        if (waiting.length === 0) isRunning = false
        else setTimeout(startNext, Math.min((performance.now() - startedAt) * PAUSE_FACTOR, MAX_PAUSE_MS))
      }
    },
    isWaiting: () => waiting.length > 0,
  }
}
