import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** A page of one part, whose place in the window never changes. */
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

/** Whether it has been resolved by now. */
const isDone = async (wait: Promise<void>) => {
  const pending = Symbol('pending')
  return (await Promise.race([wait, new Promise((resolve) => setTimeout(resolve, 0, pending))])) !== pending
}

describe('a part of the page is needed', () => {
  const part = () => new EventTarget() as Element

  test('not before anything is done', async () => {
    const { needed } = await import('./when-needed.ts')
    expect(await isDone(needed(part()))).toBe(false)
  })

  test.each(['focusin', 'pointerdown'])('when it is touched: %s', async (type) => {
    const { needed } = await import('./when-needed.ts')
    const touched = part()
    const wait = needed(touched)
    touched.dispatchEvent(new Event(type))
    expect(await isDone(wait)).toBe(true)
  })

  test.each(['pointerdown', 'keydown', 'click', 'popstate'])(
    'where it outlives a move, when one may follow: %s',
    async (type) => {
      const { needed } = await import('./when-needed.ts')
      const wait = needed(part(), { outlives: true })
      window.dispatchEvent(new Event(type))
      expect(await isDone(wait)).toBe(true)
    },
  )

  test('where the sign of a move came before React had got to the part', async () => {
    const { needed } = await import('./when-needed.ts')
    window.dispatchEvent(new Event('click'))
    expect(await isDone(needed(part(), { outlives: true }))).toBe(true)
  })

  test('where it belongs to one page, once the address of that page has changed, and not for leaving it', async () => {
    const { needed } = await import('./when-needed.ts')
    const wait = needed(part())
    for (const type of ['pointerdown', 'keydown', 'click']) window.dispatchEvent(new Event(type))
    expect(await isDone(wait)).toBe(false)
    window.dispatchEvent(new Event('popstate'))
    expect(await isDone(wait)).toBe(true)
  })

  test('where it belongs to a page that has been left, so that whoever returns finds it whole', async () => {
    const { leavePrerenderedPage, needed } = await import('./when-needed.ts')
    const wait = needed(part())
    expect(await isDone(wait)).toBe(false)
    leavePrerenderedPage()
    expect(await isDone(wait)).toBe(true)
  })
})
