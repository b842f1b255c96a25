/** `GET /api/user` of a signed-in user: response times at 200 a second, and throughput relative to `/ready`. */
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { addAccount, addSession } from '../../../server/testing/accounts.ts'
import { call, createEnvironment, databases, quantile } from '../environment.ts'
import type { Trial } from '../trial.ts'

const PER_SECOND = 200
const SECONDS = 10
const MOST_P95_MS = 5
const CONNECTIONS = 16
const TURNS = 5
const TURN_CALLS = 3_000

export const signedInUserTrials: Trial[] = databases.map((name) => ({
  name: `accounts: GET /api/user, signed in, ${name}`,
  async run(context) {
    const { scaled, check, count, note, defer } = context
    const environment = await createEnvironment(context, name)
    const cookie = await environment.query(async (database) =>
      addSession(database, await addAccount(database, { isCheap: true })),
    )
    const url = await environment.start().url
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    defer(() => agent.destroy())
    const get = async (path: string) => {
      const { status, ms } = await call(url + path, { agent, headers: { Cookie: cookie } })
      check(status === 200, `${path}: ${status}`)
      count()
      return ms
    }

    /** Calls a second, by as many connections at once. */
    const throughput = async (path: string) => {
      let left = TURN_CALLS
      const began = performance.now()
      const connection = async () => {
        while (left-- > 0) await get(path)
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, connection))
      return TURN_CALLS / ((performance.now() - began) / 1_000)
    }

    // The first calls compile their code.
    for (const path of ['/ready', '/api/user']) await throughput(path)

    const times: Promise<number>[] = []
    const began = performance.now()
    for (let sent = 0; sent < scaled(PER_SECOND * SECONDS); sent++) {
      await wait(Math.max(0, began + (sent * 1_000) / PER_SECOND - performance.now()))
      times.push(get('/api/user'))
    }
    const p95 = quantile(await Promise.all(times), 0.95)
    note(`p95 ${p95.toFixed(1)} ms at ${PER_SECOND} a second`)
    check(p95 <= MOST_P95_MS, `p95 ${p95.toFixed(1)} ms`)

    const shares: number[] = []
    for (let turn = 0; turn < scaled(TURNS); turn++) {
      const ready = await throughput('/ready')
      shares.push((await throughput('/api/user')) / ready)
    }
    // Not checked: the session is read at every request, by decision 142.
    note(`${quantile(shares, 0.5).toFixed(2)} of the throughput of /ready`)
  },
}))
