import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addAccount, addSession, callApi } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { CHECK_EVERY_MS } from '../../platform/static-site/slots.ts'
import { announcementSlot } from './announcement-slot.ts'

describe.each(databaseKinds)('an announcement on $name', { timeout: 60_000 }, (kind) => {
  let server: TestServer
  let username: string
  let now = new Date('2026-11-26T06:00:00.000Z')
  beforeAll(async () => {
    server = await startTestServer({ kind, clock: () => now })
    username = await addAccount(server.database, { role: 'admin', now })
  })
  afterAll(() => server.close())

  async function bar(path: string): Promise<string | undefined> {
    const html = await (await server.fetch(path)).text()
    return /<p class="bar">.*?<\/p>/s.exec(html)?.[0]
  }
  /** The server reads the database again only after `CHECK_EVERY_MS`. */
  const expectBar = (path: string, expected: string | undefined) =>
    vi.waitFor(async () => expect(await bar(path)).toBe(expected), {
      timeout: 20_000,
      interval: CHECK_EVERY_MS,
    })
  /** Sessions of the staff end when they are idle for half a day. */
  const signIn = () => addSession(server.database, username, { now })
  const add = async (text: string, from: string, until: string, href = '') => {
    const cookie = await signIn()
    const response = await callApi(server, '/api/announcements', {
      cookie,
      body: { text, href, from, until },
    })
    expect(response.status).toBe(201)
    return ((await response.json()) as { id: string }).id
  }

  test('is in every document from the first day to the last in India, escaped', async () => {
    await expectBar('/', undefined)
    await add('Closed <b>today</b> & "tomorrow"', '2026-11-26', '2026-11-27')
    const shown = '<p class="bar">Closed &lt;b&gt;today&lt;/b&gt; &amp; &quot;tomorrow&quot;</p>'
    await expectBar('/', shown)
    await expectBar('/missing', shown)
    now = new Date('2026-11-27T18:29:59.000Z')
    await expectBar('/', shown)
    now = new Date('2026-11-27T18:30:00.000Z')
    await expectBar('/', undefined)
  })

  test('changes next when one begins or ends, and never in the past', async () => {
    const nextChange = async () => (await announcementSlot({ database: server.database, now })).until
    await add('Closed on Friday', '2026-12-04', '2026-12-04')
    expect(await nextChange()).toEqual(new Date('2026-12-03T18:30:00.000Z'))
    now = new Date('2026-12-03T18:30:00.000Z')
    expect(await nextChange()).toEqual(new Date('2026-12-04T18:30:00.000Z'))
    now = new Date('2026-12-04T18:30:00.000Z')
    expect(await nextChange()).toBeUndefined()
  })

  test('may lead to a page, and is gone once it is removed', async () => {
    const id = await add('New fees', '2026-12-05', '2026-12-31', '/pricing?from=bar&x=1')
    await expectBar('/', '<p class="bar"><a href="/pricing?from=bar&amp;x=1">New fees</a></p>')
    const removed = await callApi(server, `/api/announcements/${id}`, {
      method: 'DELETE',
      cookie: await signIn(),
    })
    expect(removed.status).toBe(204)
    await expectBar('/', undefined)
  })
})
