import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textsOf } from './texts.test-helper.ts'

/** Every module with texts about what is opened by a switch. */
const modules = [
  '../chrome/navigation.words.ts',
  '../pages/home/words.ts',
  '../pages/virtual-assistant/words.ts',
  '../pages/virtual-assistant/page.meta.ts',
  '../pages/assistant/page.meta.ts',
  './service-pages/bookkeeping.ts',
  './legal/disclaimer.ts',
  './legal/terms-of-service.ts',
] as const

async function textsWith(switches: Partial<typeof import('./opened.ts').opened>): Promise<string> {
  vi.doMock('./opened.ts', async (original) => {
    const { opened, ...rest } = await original<typeof import('./opened.ts')>()
    const set = { ...opened, ...switches }
    return {
      ...rest,
      opened: set,
      byPortal: <Words>(words: { open: Words; closed: Words }) => (set.portal ? words.open : words.closed),
      byAssistant: <Words>(words: { open: Words; closed: Words }) =>
        set.assistant ? words.open : words.closed,
      newBadge: set.newBadges ? 'NEW' : undefined,
    }
  })
  const contents = await Promise.all(modules.map((path) => import(path) as Promise<unknown>))
  return contents.flatMap(textsOf).join('\n')
}

describe('the switches of what is open', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => {
    vi.doUnmock('./opened.ts')
    vi.resetModules()
  })

  test('nothing says that an open portal or assistant is not open yet', async () => {
    const texts = await textsWith({ portal: true, assistant: true })
    expect(texts).not.toMatch(/not open yet|when it (will )?opens?|until it opens/i)
    expect(texts).toContain('In your portal you see who opened your papers.')
  })

  test('a portal that is not open holds no papers and no statements', async () => {
    const texts = await textsWith({ portal: false })
    expect(texts).not.toMatch(/in your portal|in the client portal|your papers and tasks/i)
    expect(texts).toContain('It is for clients, by invitation. It is not open yet.')
  })

  test('an assistant that is not open says so wherever it is named with what it does', async () => {
    const texts = await textsWith({ assistant: false })
    expect(texts).toContain('Not open yet: what it will do')
    expect(texts).toMatch(/It is not open yet\. Here is what it will do/)
    expect(texts).not.toMatch(/^What it can do$/m)
  })

  test('one switch takes every NEW badge away', async () => {
    expect(await textsWith({ newBadges: true })).toMatch(/^NEW$/m)
    const { header, sideMenu } = await import('../chrome/navigation.words.ts')
    expect([...header, ...sideMenu].filter((entry) => 'badge' in entry && entry.badge)).toHaveLength(2)
    vi.resetModules()
    await textsWith({ newBadges: false })
    const without = await import('../chrome/navigation.words.ts')
    const { features } = await import('../pages/home/words.ts')
    expect(
      [...without.header, ...without.sideMenu].filter((entry) => 'badge' in entry && entry.badge),
    ).toEqual([])
    expect(features.items.filter((item) => 'isNew' in item && item.isNew)).toEqual([])
  })
})
