/** What an actor gave, as the parameters of an action. */
export const outputOf = <Output>({ event }: { event: { output: Output } }) => ({ output: event.output })

/** Why it gave nothing. */
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
