/** The same idempotency key, ten in parallel: one row each; a changed body is rejected. */
import { Agent } from 'node:http'
import type { Trial } from '../trial.ts'
import {
  countStored,
  createEnvironment,
  databases,
  enquiry,
  newReference,
  sendEnquiry,
} from '../environment.ts'

export const idempotencyTrials: Trial[] = databases.map((name) => ({
  name: `same key, 10 in parallel, ${name}`,
  async run(context) {
    const { scaled, check, count, note, defer } = context
    const environment = await createEnvironment(context, name)
    const url = await environment.start().url
    const agent = new Agent({ keepAlive: true, maxSockets: 10 })
    defer(() => agent.destroy())
    const references: string[] = []
    for (let round = 0; round < scaled(500); round++) {
      const reference = newReference()
      references.push(reference)
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => sendEnquiry(url, reference, { agent })),
      )
      for (const { status, text } of responses) {
        check(status === 201 && text.includes(reference), `round ${round}: answered ${status}`)
      }
      const changed = await sendEnquiry(url, reference, { agent, body: { ...enquiry, company: 'Another' } })
      check(changed.status === 422, `round ${round}: a changed body was answered ${changed.status}`)
      count()
    }
    const { rows, missing, withoutOneMail } = await countStored(environment, references)
    check(rows === references.length && missing.length === 0, `${rows} rows of ${references.length}`)
    check(withoutOneMail.length === 0, `${withoutOneMail.length} rows without exactly one mail`)
    note(`${references.length * 11} requests, ${rows} rows`)
  },
}))
