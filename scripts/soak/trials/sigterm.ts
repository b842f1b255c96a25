/**
 * SIGTERM at 100 requests a second: whatever had been sent is answered. In flight is what had left its caller, whole,
 * when the signal was sent; at 100 a second of a few milliseconds that would often be nothing, so eight more are
 * sent at that moment. What is sent later may find the door closed, or be in front of it while it closes: it was
 * never promised an answer, is counted apart, and is for a balancer to try elsewhere (the rolling restarts do).
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Trial } from '../trial.ts'
import { countStored, createWorld, databases, newReference, sendEnquiry } from '../world.ts'
import type { CallError } from '../world.ts'

export const sigtermTrials: Trial[] = databases.map((name) => ({
  name: `SIGTERM at 100 requests a second, ${name}`,
  async run(context) {
    const { random, times, check, count, note } = context
    const world = await createWorld(context, name)
    const acknowledged: string[] = []
    let [answered, inFlight, refused, reset] = [0, 0, 0, 0]
    for (let round = 0; round < times(50); round++) {
      const server = world.start()
      const url = await server.url
      const calls: Promise<void>[] = []
      const underWay = new Set<string>()
      const signal = { isSent: false }
      const sendOne = async (onSent?: () => void) => {
        const reference = newReference()
        try {
          const { status } = await sendEnquiry(url, reference, {
            onSent() {
              if (!signal.isSent) underWay.add(reference)
              onSent?.()
            },
          })
          check(status === 201, `round ${round}: answered ${status}`)
          answered++
          if (status === 201) acknowledged.push(reference)
          if (!signal.isSent) underWay.delete(reference)
        } catch (error) {
          const { message, wasConnected } = error as CallError
          check(!underWay.has(reference), `round ${round}: in flight and failed: ${message}`)
          check(signal.isSent, `round ${round}: failed before the signal: ${message}`)
          if (wasConnected) reset++
          else refused++
        }
      }
      /** Resolves once eight more are on their way, or have failed. */
      const sendEight = () =>
        Promise.all(
          Array.from(
            { length: 8 },
            () => new Promise<void>((resolve) => calls.push(sendOne(resolve).finally(resolve))),
          ),
        )
      const ticker = setInterval(() => calls.push(sendOne()), 10)
      await wait(300 + random() * 300)
      await sendEight()
      signal.isSent = true
      inFlight += underWay.size
      server.child.kill('SIGTERM')
      const { code } = await server.ended
      clearInterval(ticker)
      await Promise.all(calls)
      check(code === 0, `round ${round}: ended with ${code}`)
      count()
    }
    const { missing, wronglyTold } = await countStored(world, acknowledged)
    check(missing.length === 0, `${missing.length} acknowledged and missing`)
    check(wronglyTold.length === 0, `${wronglyTold.length} rows without exactly one mail`)
    note(
      `${answered} answered, ${inFlight} of them in flight at the signals; of those sent after them ${refused} refused, ${reset} reset`,
    )
  },
}))
