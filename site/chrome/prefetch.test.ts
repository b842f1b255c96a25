import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** The parts of a browser that prefetching uses. `links` are the documents that were prefetched, in order. */
function stubBrowser(connection?: { saveData?: boolean; effectiveType?: string }) {
  const links: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  class FakeElement {
    readonly url: URL
    constructor(href: string) {
      this.url = new URL(href)
    }
    closest() {
      return this.url
    }
  }
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('location', { pathname: '/pricing', origin: 'https://site.example' })
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => run() })
  vi.stubGlobal('document', {
    readyState: 'complete',
    head: { append: ({ rel, href }: HTMLLinkElement) => links.push(`${rel} ${href}`) },
    createElement: () => ({}),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  })
  const point = (href: string, type = 'pointerover') =>
    listeners.get(type)?.({ target: new FakeElement(href) })
  return { links, point }
}

describe('documents that are prefetched', () => {
  // The module remembers what it has prefetched.
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())
  const start = async () => (await import('./prefetch.ts')).prefetchDocuments()

  test('are the likely next ones when the browser is idle', async () => {
    const { links } = stubBrowser()
    await start()
    expect(links).toEqual(['prefetch /', 'prefetch /tools', 'prefetch /business-templates'])
  })

  test('are none with data saving, and none on a slow connection', async () => {
    for (const connection of [
      { saveData: true, effectiveType: '4g' },
      { saveData: false, effectiveType: 'slow-2g' },
      { effectiveType: '2g' },
      { effectiveType: '3g' },
    ]) {
      const { links, point } = stubBrowser(connection)
      await start()
      point('https://site.example/careers')
      expect(links, JSON.stringify(connection)).toEqual([])
    }
  })

  test('are those on a fast connection without data saving', async () => {
    const { links } = stubBrowser({ saveData: false, effectiveType: '4g' })
    await start()
    expect(links).toHaveLength(3)
  })

  test('are those of a link that is pointed at or touched, once each', async () => {
    const { links, point } = stubBrowser()
    await start()
    links.length = 0
    point('https://site.example/careers')
    point('https://site.example/careers', 'touchstart')
    point('https://site.example/terms-of-service', 'touchstart')
    expect(links).toEqual(['prefetch /careers', 'prefetch /terms-of-service'])
  })

  test.each([
    ['this document', 'https://site.example/pricing'],
    ['another site', 'https://other.example/careers'],
    ['the application', 'https://site.example/client/dashboard'],
    ['the API', 'https://site.example/api/user'],
    ['a file', 'https://site.example/feed.xml'],
  ])('are never %s', async (_, href) => {
    const { links, point } = stubBrowser()
    await start()
    links.length = 0
    point(href)
    expect(links).toEqual([])
  })
})
