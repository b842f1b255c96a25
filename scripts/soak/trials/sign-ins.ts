/**
 * 50 sign-ins at once, while visitors open the home page: the 95th percentile of their response times is at most doubled,
 * and the server takes at most 256 MB more. Times with and without sign-ins are measured alternately, so that other load
 * on the machine affects both.
 */
import { readFileSync } from 'node:fs'
import { addAccount, password } from '../../../server/testing/accounts.ts'
import { call, createEnvironment, databases, quantile } from '../environment.ts'
import { MissingRequirementError } from '../trial.ts'
import type { Trial } from '../trial.ts'

const SIGN_INS = 50
const TURNS = 5
const TURN_MS = 3_000
const MOST_MORE_BYTES = 256 * 2 ** 20

export const signInTrials: Trial[] = databases.map((name) => ({
  name: `accounts: ${SIGN_INS} sign-ins at once, ${name}`,
  async run(context) {
    const { scaled, check, count, note } = context
    if (process.platform !== 'linux')
      throw new MissingRequirementError('The memory of a process is read from /proc, which Linux has.')
    const environment = await createEnvironment(context, name)
    const usernames = await environment.query(async (database) => {
      const added: string[] = []
      while (added.length < SIGN_INS) added.push(await addAccount(database))
      return added
    })
    const server = environment.start()
    const url = await server.url
    const signIn = async (username: string) => {
      const { status } = await call(`${url}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify({ username, password }),
        timeout: 60_000,
      })
      check(status === 200, `a sign-in answered ${status}`)
      count()
    }

    /** Sequential visits of the home page; with sign-ins, until those have ended. */
    const p95 = async (visiting: () => boolean) => {
      const times: number[] = []
      while (visiting()) {
        const { status, ms } = await call(`${url}/`)
        check(status === 200, `the home page answered ${status}`)
        times.push(ms)
      }
      return quantile(times, 0.95)
    }
    const alone = () => {
      const until = performance.now() + TURN_MS
      return p95(() => performance.now() < until)
    }
    const beside = async () => {
      let isSigningIn = true
      const signingIn = Promise.all(usernames.map(signIn)).finally(() => (isSigningIn = false))
      const time = await p95(() => isSigningIn)
      await signingIn
      return time
    }

    // The first calls compile their code.
    await beside()
    const before = residentBytes(server.child.pid)
    let most = 0
    const [usual, busy]: [number[], number[]] = [[], []]
    const sampling = setInterval(() => (most = Math.max(most, residentBytes(server.child.pid))), 50)
    for (let turn = 0; turn < scaled(TURNS); turn++) {
      usual.push(await alone())
      busy.push(await beside())
    }
    clearInterval(sampling)
    const [one, other] = [quantile(usual, 0.5), quantile(busy, 0.5)]
    const more = most - before
    note(`p95 of the home page ${one.toFixed(1)} ms, ${other.toFixed(1)} ms beside ${SIGN_INS} sign-ins`)
    note(`${(more / 2 ** 20).toFixed(0)} MB more at the most`)
    check(other <= one * 2, `p95 ${other.toFixed(1)} ms beside sign-ins, ${one.toFixed(1)} ms without`)
    check(more <= MOST_MORE_BYTES, `${(more / 2 ** 20).toFixed(0)} MB more`)
  },
}))

/** Of the server with its child processes, which hash the passwords. */
function residentBytes(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const sizes = [String(pid), ...children].map((each) =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1]),
  )
  return sizes.reduce((total, size) => total + size, 0) * 1024
}
