/** An actor's output, as the parameters of an action. */
export const outputOf = <Output>({ event }: { event: { output: Output } }) => ({ output: event.output })

/** An actor's error, as the parameters of an action. */
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
