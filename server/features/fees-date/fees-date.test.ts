import { endpoints } from '@anupalan/server/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { succeed } from '../../contract/conformance/account-calls.ts'
import { adminOf } from '../../contract/conformance/client-calls.ts'
import { CHECK_EVERY_MS } from '../../platform/static-site/slots.ts'
import { conformanceTarget } from '../../testing/conformance-target.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'

const { resetFeesDate, setFeesDate } = endpoints

describe.each(databaseKinds)('the date of the fees on $name', { timeout: 60_000 }, (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind })
  })
  afterAll(() => server.close())

  const shown = async () =>
    /<p>Fees (.*?)<\/p>/.exec(
      (await (await server.fetch('/services/tax-filing')).text()).replaceAll(/<!--.*?-->/g, ''),
    )?.[1]
  /** The server reads the database again only after `CHECK_EVERY_MS`. */
  const expectShown = (expected: string) =>
    vi.waitFor(async () => expect(await shown()).toBe(expected), {
      timeout: 20_000,
      interval: CHECK_EVERY_MS,
    })

  test('is in its document until it is reset', async () => {
    const target = conformanceTarget(server)
    const { cookie } = await adminOf(target)
    await expectShown('of the build')
    await succeed(target, setFeesDate, { cookie, body: { date: '2026-04-01', version: 0 } })
    await expectShown('as of 1 April 2026 (2026-04-01)')
    await succeed(target, resetFeesDate, { cookie })
    await expectShown('of the build')
  })
})
