/** `kill -9` under load: no acknowledged row missing, none twice; restarted within 5 s. */
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Trial } from '../trial.ts'
import {
  countStored,
  createEnvironment,
  databases,
  newReference,
  quantile,
  sendEnquiry,
} from '../environment.ts'

const callers = 16

export const killTrials: Trial[] = databases.map((name) => ({
  name: `kill -9 under load, ${name}`,
  async run(context) {
    const { random, scaled, check, count, note, defer } = context
    const environment = await createEnvironment(context, name)
    const acknowledged: string[] = []
    const starts: number[] = []
    /** Sent without a response before the kill. */
    let unanswered: string[] = []

    for (let round = 0; round < scaled(100); round++) {
      const began = performance.now()
      const server = environment.start()
      const url = await server.url
      starts.push(performance.now() - began)
      check(starts.at(-1)! <= 5_000, `round ${round}: ${Math.round(starts.at(-1)!)} ms to start`)

      for (const reference of unanswered) {
        const { status } = await sendEnquiry(url, reference)
        check(status === 201, `round ${round}: ${reference} sent again was answered ${status}`)
        if (status === 201) acknowledged.push(reference)
      }
      unanswered = []

      const agent = new Agent({ keepAlive: true, maxSockets: callers })
      defer(() => agent.destroy())
      const over = new AbortController()
      const load = Array.from({ length: callers }, async () => {
        while (!over.signal.aborted) {
          const reference = newReference()
          try {
            const { status } = await sendEnquiry(url, reference, { agent })
            check(status === 201, `round ${round}: answered ${status}`)
            acknowledged.push(reference)
          } catch {
            unanswered.push(reference)
            return
          }
        }
      })
      await wait(50 + random() * 250)
      server.child.kill('SIGKILL')
      over.abort()
      await Promise.all([...load, server.ended])
      // In every fifth round the database crashes as well.
      if (environment.cluster && round % 5 === 4) {
        await environment.cluster.stop('immediate')
        await environment.cluster.start()
      }
      count()
    }

    const { rows, missing, withoutOneMail } = await countStored(environment, acknowledged)
    check(missing.length === 0, `${missing.length} acknowledged and missing`)
    check(new Set(acknowledged).size === acknowledged.length, 'acknowledged twice')
    check(withoutOneMail.length === 0, `${withoutOneMail.length} rows without exactly one mail`)
    note(
      `${acknowledged.length} acknowledged, ${rows} stored, started in ${Math.round(quantile(starts, 0.5))} ms, the slowest in ${Math.round(quantile(starts, 1))} ms`,
    )
  },
}))
