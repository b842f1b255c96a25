/**
 * The database gone for 30 s, twenty times, by turns crashed, cut off and silent: 503 within 5 s, nothing acknowledged
 * falsely, pages served all the while, and normal within 5 s of its return.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { startFickleProxy } from '../../../server/testing/fickle-proxy.ts'
import type { Trial } from '../trial.ts'
import { call, countStored, createWorld, newReference, quantile, sendEnquiry } from '../world.ts'

const limit = 5_000

export const databaseGoneTrial: Trial = {
  name: 'PostgreSQL gone 30 s, 20 times',
  async run(context) {
    const { times, check, count, note, later } = context
    const world = await createWorld(context, 'PostgreSQL')
    const proxy = await startFickleProxy(world.settings.DATABASE_URL!)
    later(() => proxy.close())
    const server = world.start({ DATABASE_URL: proxy.url })
    const url = await server.url
    const acknowledged: string[] = []
    const refusals: number[] = []
    const returns: number[] = []

    for (let round = 0; round < times(20); round++) {
      const how = ['a crash', 'a cut', 'silence'][round % 3]!
      if (how === 'a crash') await world.cluster!.stop('immediate')
      else if (how === 'a cut') await proxy.cut()
      else proxy.silence()

      const until = Date.now() + times(30) * 1_000
      while (Date.now() < until) {
        const reference = newReference()
        const calls = [sendEnquiry(url, reference), call(`${url}/ready`), call(`${url}/pricing`)]
        const [write, ready, page] = await Promise.all(calls)
        check(write!.status === 503, `round ${round}, ${how}: a write was answered ${write!.status}`)
        check(ready!.status === 503, `round ${round}, ${how}: /ready was answered ${ready!.status}`)
        check(page!.status === 200, `round ${round}, ${how}: a page was answered ${page!.status}`)
        check(write!.ms < limit, `round ${round}, ${how}: the refusal took ${Math.round(write!.ms)} ms`)
        refusals.push(write!.ms)
        await wait(100)
      }

      if (how === 'a crash') await world.cluster!.start()
      await proxy.mend()
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
    check(server.child.exitCode === null, 'it ended')
    const { missing } = await countStored(world, acknowledged)
    check(missing.length === 0, `${missing.length} acknowledged and missing`)
    const ms = (values: number[]) => `${Math.round(quantile(values, 1))} ms`
    note(
      `${refusals.length} writes refused, slowest ${ms(refusals)}; normal again after ${ms(returns)} at most`,
    )
  },
}
