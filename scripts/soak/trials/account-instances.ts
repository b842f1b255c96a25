/** Two instances on one PostgreSQL share sessions, their ends and the tries of passwords. */
import { addAccount, addSession, cookiesOf, password } from '../../../server/testing/accounts.ts'
import { createEnvironment } from '../environment.ts'
import type { Trial } from '../trial.ts'

const ROUNDS = 60

/** Of one account from one address in 15 minutes. */
const MOST_HASHES = 10

export const accountInstanceTrials: Trial[] = [
  {
    name: 'accounts: two instances share sessions, tries and revocation, PostgreSQL',
    async run(context) {
      const { scaled, check, count, note } = context
      const environment = await createEnvironment(context, 'PostgreSQL')
      const { boss, members, guessed } = await environment.query(async (database) => {
        const added: string[] = []
        while (added.length < scaled(ROUNDS)) added.push(await addAccount(database, { role: 'admin' }))
        return {
          boss: await addSession(database, await addAccount(database, { role: 'super_admin' })),
          members: added,
          guessed: await addAccount(database),
        }
      })
      const start = (more?: Readonly<Record<string, string>>) => environment.start(more).url
      const [one, other] = [await start(), await start()]

      const post = (url: string, path: string, body?: object, cookie = '') =>
        fetch(url + path, {
          method: 'POST',
          headers: { Origin: url, Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        })
      const statusOfUser = async (url: string, cookie: string) =>
        (await fetch(`${url}/api/user`, { headers: { Cookie: cookie } })).status

      for (const [round, username] of members.entries()) {
        const [here, there] = round % 2 === 0 ? [one, other] : [other, one]
        const cookie = cookiesOf(await post(here, '/api/login', { username, password }))
        check((await statusOfUser(there, cookie)) === 200, `round ${round}: unknown to the other instance`)
        const change = ['role', 'disable', 'logout', 'password'][round % 4]!
        const changed = await {
          role: () => post(here, `/api/users/${username}/role`, { role: 'client' }, boss),
          disable: () => post(here, `/api/users/${username}/disable`, undefined, boss),
          logout: () => post(here, '/api/logout', undefined, cookie),
          password: () =>
            post(here, '/api/account/password', { password, newPassword: `ledger of ${username}` }, cookie),
        }[change]!()
        check(changed.ok, `${change}: ${changed.status}`)
        check((await statusOfUser(there, cookie)) === 401, `round ${round}: ${change} does not count there`)
        count()
      }

      const limited = [await start({ RATE_LIMITS: 'on' }), await start({ RATE_LIMITS: 'on' })]
      let hashes = 0
      for (let guess = 0; guess < 2 * MOST_HASHES + 4; guess++) {
        const url = limited[guess % limited.length]!
        const { status } = await post(url, '/api/login', { username: guessed, password: `guess ${guess}` })
        if (status === 401) hashes++
        else check(status === 429, `guess ${guess}: ${status}`)
        count()
      }
      check(hashes <= MOST_HASHES, `${hashes} hashes on both instances together`)
      note(`${hashes} hashes for one account on two instances`)
    },
  },
]
