/**
 * Settles as the call does, unless it was aborted. React's Strict Mode stops and restarts an actor that runs from the
 * start; XState would report the abort of its first call to the restarted one.
 */
export const unlessAborted = <Result>(signal: AbortSignal, call: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    call.then(resolve, (error: unknown) => {
      if (!signal.aborted) reject(error)
    })
  })
