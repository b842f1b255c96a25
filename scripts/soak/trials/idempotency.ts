/** The same idempotency key, ten in parallel: one row each; a changed body is refused. */
import { Agent } from 'node:http'
import type { Trial } from '../trial.ts'
import { countStored, createWorld, databases, enquiry, newReference, sendEnquiry } from '../world.ts'

export const idempotencyTrials: Trial[] = databases.map((name) => ({
  name: `same key, 10 in parallel, ${name}`,
  async run(context) {
    const { times, check, count, note, later } = context
    const world = await createWorld(context, name)
    const url = await world.start().url
    const agent = new Agent({ keepAlive: true, maxSockets: 10 })
    later(() => agent.destroy())
    const references: string[] = []
    for (let round = 0; round < times(500); round++) {
      const reference = newReference()
      references.push(reference)
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => sendEnquiry(url, reference, { agent })),
      )
      for (const { status, text } of answers) {
        check(status === 201 && text.includes(reference), `round ${round}: answered ${status}`)
      }
      const changed = await sendEnquiry(url, reference, { agent, body: { ...enquiry, company: 'Another' } })
      check(changed.status === 422, `round ${round}: a changed body was answered ${changed.status}`)
      count()
    }
    const { rows, missing, wronglyTold } = await countStored(world, references)
    check(rows === references.length && missing.length === 0, `${rows} rows of ${references.length}`)
    check(wronglyTold.length === 0, `${wronglyTold.length} rows without exactly one mail`)
    note(`${references.length * 11} requests, ${rows} rows`)
  },
}))
