import { parseIsoDate } from '@anupalan/server/compliance/ist'
import { endpoints } from '@anupalan/server/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { succeed } from '../../contract/conformance/account-calls.ts'
import { adminOf } from '../../contract/conformance/client-calls.ts'
import { CHECK_EVERY_MS } from '../../platform/static-site/slots.ts'
import { conformanceTarget } from '../../testing/conformance-target.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'

const { resetOfficeDay, setOfficeDay } = endpoints

describe.each(databaseKinds)('the days of the office on $name', { timeout: 60_000 }, (kind) => {
  let server: TestServer
  let now = new Date('2026-12-24T06:00:00.000Z')
  beforeAll(async () => {
    server = await startTestServer({ kind, clock: () => now })
  })
  afterAll(() => server.close())

  async function call(
    date: string,
    body?: { kind: 'closed' | 'hours'; name: string; opens?: string; closes?: string },
  ) {
    const target = conformanceTarget(server)
    const { cookie } = await adminOf(target)
    const params = { date: parseIsoDate(date) }
    if (body) await succeed(target, setOfficeDay, { cookie, params, body: { ...body, version: 0 } })
    else await succeed(target, resetOfficeDay, { cookie, params })
  }
  const textOf = async () => (await (await server.fetch('/')).text()).replaceAll(/<!--.*?-->/g, '')
  const list = async () => /(Holidays[^<]*)<ul>(.*)<\/ul>/.exec(await textOf())?.slice(1)
  /** The server reads the database again only after `CHECK_EVERY_MS`. */
  const expectList = (...expected: string[]) =>
    vi.waitFor(async () => expect(await list()).toEqual(expected), {
      timeout: 20_000,
      interval: CHECK_EVERY_MS,
    })

  test('are in the contact part from the next one on, until each is over in India', async () => {
    await expectList('Holidays', '<li>Of the build</li>')
    await call('2026-12-24', { kind: 'closed', name: 'Moving <b>day</b>' })
    const moving = '<li>Moving &lt;b&gt;day&lt;/b&gt; 24 December 2026</li>'
    await expectList('Holidays', moving)
    await call('2026-12-31', { kind: 'hours', name: 'Last day', opens: '09:30', closes: '13:00' })
    const last = '<li>Last day 31 December 2026 9:30 AM 1:00 PM</li>'
    await expectList('Holidays and hours', moving + last)
    now = new Date('2026-12-24T18:30:00.000Z')
    await expectList('Holidays and hours', last)
    for (const date of ['2026-12-24', '2026-12-31']) await call(date)
    await expectList('Holidays', '<li>Of the build</li>')
  })
})
