/**
 * A database outage of 30 s, twenty times, alternately a crash, a closed connection and an unresponsive server: 503
 * within 5 s, no false acknowledgement, pages served meanwhile, and normal within 5 s of its return.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { startUnreliableProxy } from '../../../server/testing/unreliable-proxy.ts'
import type { Trial } from '../trial.ts'
import { call, countStored, createEnvironment, newReference, quantile, sendEnquiry } from '../environment.ts'

const limit = 5_000

export const databaseOutageTrial: Trial = {
  name: 'PostgreSQL outage of 30 s, 20 times',
  async run(context) {
    const { scaled, check, count, note, defer } = context
    const environment = await createEnvironment(context, 'PostgreSQL')
    const proxy = await startUnreliableProxy(environment.settings.DATABASE_URL!)
    defer(() => proxy.close())
    const server = environment.start({ DATABASE_URL: proxy.url })
    const url = await server.url
    const acknowledged: string[] = []
    const rejections: number[] = []
    const returns: number[] = []

    for (let round = 0; round < scaled(20); round++) {
      const how = ['a crash', 'a closed connection', 'no response'][round % 3]!
      if (how === 'a crash') await environment.cluster!.stop('immediate')
      else if (how === 'a closed connection') proxy.disconnect()
      else proxy.stall()

      const until = Date.now() + scaled(30) * 1_000
      while (Date.now() < until) {
        const reference = newReference()
        const calls = [sendEnquiry(url, reference), call(`${url}/ready`), call(`${url}/pricing`)]
        const [write, ready, page] = await Promise.all(calls)
        check(write!.status === 503, `round ${round}, ${how}: a write was answered ${write!.status}`)
        check(ready!.status === 503, `round ${round}, ${how}: /ready was answered ${ready!.status}`)
        check(page!.status === 200, `round ${round}, ${how}: a page was answered ${page!.status}`)
        check(write!.ms < limit, `round ${round}, ${how}: the error took ${Math.round(write!.ms)} ms`)
        rejections.push(write!.ms)
        await wait(100)
      }

      if (how === 'a crash') await environment.cluster!.start()
      proxy.restore()
      const back = performance.now()
      for (let isBack = false; !isBack;) {
        const reference = newReference()
        isBack = (await sendEnquiry(url, reference)).status === 201
        if (isBack) acknowledged.push(reference)
        else if (performance.now() - back > 4 * limit)
          throw new Error(`round ${round}, ${how}: it never recovered`)
      }
      returns.push(performance.now() - back)
      check(
        returns.at(-1)! < limit,
        `round ${round}, ${how}: ${Math.round(returns.at(-1)!)} ms until it was normal`,
      )
      count()
    }
    check(server.child.exitCode === null, 'the server ended')
    const { missing } = await countStored(environment, acknowledged)
    check(missing.length === 0, `${missing.length} acknowledged and missing`)
    const ms = (values: number[]) => `${Math.round(quantile(values, 1))} ms`
    note(
      `${rejections.length} writes rejected, slowest ${ms(rejections)}; normal again after ${ms(returns)} at most`,
    )
  },
}
