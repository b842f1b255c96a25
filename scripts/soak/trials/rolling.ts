/** Two instances behind a balancer, restarted in turn under load: nobody notices. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../../../server/testing/start-process.ts'
import type { Trial } from '../trial.ts'
import { call, countStored, createWorld, newReference, sendEnquiry } from '../world.ts'

/** As proxies do: in turn, to those that are ready, and to the next one where a connection was refused. */
async function startBalancer(instances: () => readonly string[]) {
  let turn = 0
  const server = createServer((inbound, response) => {
    const chunks: Buffer[] = []
    inbound.on('data', (chunk: Buffer) => chunks.push(chunk))
    inbound.on('end', () => {
      const all = instances()
      const first = turn++
      const attempt = (tried: number) => {
        const base = all[(first + tried) % all.length]!
        const outbound = request(base + inbound.url, {
          method: inbound.method,
          headers: inbound.headers,
          agent: false,
        })
        outbound.on('response', (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        })
        outbound.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED' && tried + 1 < all.length) attempt(tried + 1)
          else response.writeHead(502).end(String(error.code))
        })
        outbound.end(Buffer.concat(chunks))
      }
      attempt(0)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export const rollingTrial: Trial = {
  name: 'rolling restart of two instances under load',
  async run(context) {
    const { times, check, count, note, later } = context
    const world = await createWorld(context, 'PostgreSQL')
    interface Instance {
      readonly process: ServerProcess
      readonly url: string
      isReady: boolean
    }
    const running: Instance[] = []
    const startOne = async (): Promise<Instance> => {
      const process = world.start({ DRAIN_SECONDS: '1' })
      return { process, url: await process.url, isReady: true }
    }
    const checking = setInterval(() => {
      for (const each of running) {
        void call(`${each.url}/ready`).then(
          ({ status }) => (each.isReady = status === 200),
          () => (each.isReady = false),
        )
      }
    }, 100)
    later(() => clearInterval(checking))
    running.push(...(await Promise.all([startOne(), startOne()])))
    const balancer = await startBalancer(() => running.filter(({ isReady }) => isReady).map(({ url }) => url))
    later(() => balancer.server.close())

    const acknowledged: string[] = []
    let answered = 0
    const over = new AbortController()
    const hasAnswered = (enough: number) => answered >= enough
    const load = Array.from({ length: 8 }, async () => {
      while (!over.signal.aborted) {
        const reference = newReference()
        const [write, page] = await Promise.all([
          sendEnquiry(balancer.url, reference).catch((error: Error) => ({ status: 0, text: error.message })),
          call(`${balancer.url}/pricing`).catch((error: Error) => ({ status: 0, text: error.message })),
        ])
        check(write.status === 201, `a write was answered ${write.status} ${write.text}`)
        check(page.status === 200, `a page was answered ${page.status} ${page.text}`)
        if (write.status === 201) acknowledged.push(reference)
        answered += 2
        await wait(10)
      }
    })
    for (let round = 0; round < times(20); round++) {
      const index = round % running.length
      const enough = answered + 50
      const old = running[index]!
      old.process.child.kill('SIGTERM')
      const { code } = await old.process.ended
      check(code === 0, `round ${round}: ended with ${code}`)
      running[index] = await startOne()
      check((await call(`${running[index].url}/ready`)).status === 200, `round ${round}: not ready`)
      while (!hasAnswered(enough)) await wait(10)
      count()
    }
    over.abort()
    await Promise.all(load)
    const { missing, wronglyTold } = await countStored(world, acknowledged)
    check(missing.length === 0, `${missing.length} acknowledged and missing`)
    check(wronglyTold.length === 0, `${wronglyTold.length} rows without exactly one mail`)
    note(`${answered} requests answered`)
  },
}
