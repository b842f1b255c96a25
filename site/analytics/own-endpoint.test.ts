import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownEndpoint } from './own-endpoint.ts'

describe('the product’s own endpoint', () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const { report, optOut } = ownEndpoint()
  beforeEach(() => {
    fetch.mockReset().mockImplementation(async () => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', fetch)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('receives the path, no data about the visitor, at low priority', () => {
    report('/tools')
    expect(fetch.mock.calls).toEqual([
      [
        '/api/page-views',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"path":"/tools"}',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          keepalive: true,
          priority: 'low',
          signal: expect.any(AbortSignal),
        },
      ],
    ])
  })

  it('aborts pending requests when consent is withdrawn, and works again afterwards', () => {
    report('/tools')
    const [, first] = fetch.mock.calls[0]!
    expect(first!.signal!.aborted).toBe(false)
    optOut()
    expect(first!.signal!.aborted).toBe(true)
    report('/tools')
    expect(fetch.mock.calls[1]![1]!.signal!.aborted).toBe(false)
  })

  it.each([
    ['refuses', () => Promise.resolve(new Response(null, { status: 429 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('causes no unhandled rejection if it %s', async (_, answer) => {
    const unhandled = vi.fn<NodeJS.UnhandledRejectionListener>()
    process.on('unhandledRejection', unhandled)
    fetch.mockImplementation(answer)
    report('/tools')
    await new Promise((resolve) => setTimeout(resolve))
    process.off('unhandledRejection', unhandled)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(unhandled).not.toHaveBeenCalled()
  })
})
