/** SIGTERM at 100 requests a second: whatever was sent before it is answered. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Trial } from '../trial.ts'
import { CallError, countStored, createWorld, databases, newReference, sendEnquiry } from '../world.ts'

export const sigtermTrials: Trial[] = databases.map((name) => ({
  name: `SIGTERM at 100 requests a second, ${name}`,
  async run(context) {
    const { random, times, check, count, note } = context
    const world = await createWorld(context, name)
    const acknowledged: string[] = []
    let answered = 0
    let refused = 0
    let reset = 0
    for (let round = 0; round < times(name === 'SQLite' ? 50 : 25); round++) {
      const server = world.start()
      const url = await server.url
      const sent: Promise<void>[] = []
      const asked = new AbortController()
      const sendOne = async () => {
        const wasBefore = !asked.signal.aborted
        const reference = newReference()
        try {
          const { status } = await sendEnquiry(url, reference)
          check(status === 201, `round ${round}: answered ${status}`)
          answered++
          if (status === 201) acknowledged.push(reference)
        } catch (error) {
          // Whoever comes later may find the door closed, or be in front of it while it closes: that is for a
          // balancer to try elsewhere.
          if (error instanceof CallError && error.wasConnected) reset++
          else refused++
          check(!wasBefore, `round ${round}: in flight and failed: ${(error as Error).message}`)
        }
      }
      const ticker = setInterval(() => sent.push(sendOne()), 10)
      await wait(300 + random() * 300)
      asked.abort()
      server.child.kill('SIGTERM')
      const { code } = await server.ended
      clearInterval(ticker)
      await Promise.all(sent)
      check(code === 0, `round ${round}: ended with ${code}`)
      count()
    }
    const { missing } = await countStored(world, acknowledged)
    check(missing.length === 0, `${missing.length} acknowledged and missing`)
    note(`${answered} answered; of those sent after the signal ${refused} refused, ${reset} reset`)
  },
}))
