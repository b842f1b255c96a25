import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textsOf } from './texts.test-helper.ts'

/** Says that the first consultation costs nothing. */
const claim =
  /free consultation|free call|free talk|free \d+ minutes|minutes (with us )?are free|minutes is free|free, for|free and without|free for \d|all are free|really free|: Nothing\./i

/** Every module with texts about the first consultation. */
const modules = [
  '../pages/home/words.ts',
  '../pages/bookings/words.ts',
  '../pages/bookings/page.meta.ts',
  '../pages/pricing/words.ts',
  '../pages/virtual-assistant/words.ts',
  '../chrome/navigation.words.ts',
  '../ui/page/talk-to-us.words.ts',
  './legal/disclaimer.ts',
  './legal/terms-of-service.ts',
] as const

async function textsWith(freeConsultation: boolean): Promise<[string, string[]][]> {
  const { firm, ...rest } = await vi.importActual<typeof import('./firm.ts')>('./firm.ts')
  vi.doMock('./firm.ts', () => ({
    ...rest,
    firm: { ...firm, publicity: { ...firm.publicity, freeConsultation } },
  }))
  return Promise.all(
    modules.map(async (path): Promise<[string, string[]]> => [path, textsOf(await import(path))]),
  )
}

describe('the switch for “the first talk is free”', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => {
    vi.doUnmock('./firm.ts')
    vi.resetModules()
  })

  test('if it is off, no page says so', async () => {
    for (const [path, texts] of await textsWith(false))
      expect([path, texts.filter((text) => claim.test(text))]).toEqual([path, []])
  })

  test('if it is on, each of these says so', async () => {
    for (const [path, texts] of await textsWith(true))
      expect([path, texts.some((text) => claim.test(text))]).toEqual([path, true])
  })

  test('mails to those who booked say nothing of a price, so that they need no switch', () => {
    const source = readFileSync(new URL('../../server/features/bookings/words.ts', import.meta.url), 'utf8')
    expect(source).not.toMatch(/free consultation|costs nothing/i)
  })
})
