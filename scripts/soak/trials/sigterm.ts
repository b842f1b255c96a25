/**
 * SIGTERM at 100 requests a second: every request sent before it is answered. In flight is what was sent completely
 * before the signal; at 100 a second of a few milliseconds that would often be nothing, so eight more are sent at that
 * moment. A later request may be refused, or reset while the listener closes: it has no guarantee of a response, is
 * counted separately, and a balancer has to retry it (the rolling restarts do).
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Trial } from '../trial.ts'
import { countStored, createEnvironment, databases, newReference, sendEnquiry } from '../environment.ts'
import type { CallError } from '../environment.ts'

export const sigtermTrials: Trial[] = databases.map((name) => ({
  name: `SIGTERM at 100 requests a second, ${name}`,
  async run(context) {
    const { random, scaled, check, count, note } = context
    const environment = await createEnvironment(context, name)
    const acknowledged: string[] = []
    let [answered, inFlight, refused, reset] = [0, 0, 0, 0]
    for (let round = 0; round < scaled(50); round++) {
      const server = environment.start()
      const url = await server.url
      const calls: Promise<void>[] = []
      const pending = new Set<string>()
      const signal = { isSent: false }
      const sendOne = async (onSent?: () => void) => {
        const reference = newReference()
        try {
          const { status } = await sendEnquiry(url, reference, {
            onSent() {
              if (!signal.isSent) pending.add(reference)
              onSent?.()
            },
          })
          check(status === 201, `round ${round}: answered ${status}`)
          answered++
          if (status === 201) acknowledged.push(reference)
          if (!signal.isSent) pending.delete(reference)
        } catch (error) {
          const { message, wasConnected } = error as CallError
          check(!pending.has(reference), `round ${round}: in flight and failed: ${message}`)
          check(signal.isSent, `round ${round}: failed before the signal: ${message}`)
          if (wasConnected) reset++
          else refused++
        }
      }
      /** Resolves once eight more are sent, or have failed. */
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
      inFlight += pending.size
      server.child.kill('SIGTERM')
      const { code } = await server.ended
      clearInterval(ticker)
      await Promise.all(calls)
      check(code === 0, `round ${round}: ended with ${code}`)
      count()
    }
    const { missing, withoutOneMail } = await countStored(environment, acknowledged)
    check(missing.length === 0, `${missing.length} acknowledged and missing`)
    check(withoutOneMail.length === 0, `${withoutOneMail.length} rows without exactly one mail`)
    note(
      `${answered} answered, ${inFlight} of them in flight at the signals; of those sent after them ${refused} refused, ${reset} reset`,
    )
  },
}))
