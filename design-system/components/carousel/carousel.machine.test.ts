import { describe, expect, it, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type AnyStateNode } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { SCROLL_REST_MS } from './carousel.constants.ts'
import { carouselMachine, type CarouselEvent } from './carousel.machine.ts'

const events: CarouselEvent[] = [
  { type: 'next' },
  { type: 'previous' },
  { type: 'width.changed', cardsPerPage: 3 },
  { type: 'width.changed', cardsPerPage: 1 },
  { type: 'cards.changed', cards: 2 },
  { type: 'scrolled', page: 1 },
  { type: 'entered' },
  { type: 'entrance.skipped' },
]

const idsIn = (node: AnyStateNode): string[] => [node.id, ...Object.values(node.states).flatMap(idsIn)]

function start(cards: number, cardsPerPage?: number) {
  const clock = new SimulatedClock()
  const shown: string[] = []
  const watching = new Set<string>()
  const watcher = (name: string) =>
    fromCallback<CarouselEvent>(() => {
      watching.add(name)
      return () => watching.delete(name)
    })
  const actor = createActor(
    carouselMachine.provide({
      actors: { visibility: watcher('visibility'), scrollPosition: watcher('scrollPosition') },
      actions: {
        showPage: ({ context }, { isAnimated }) =>
          shown.push(`${isAnimated ? 'turn' : 'jump'} to ${context.index}`),
      },
    }),
    { clock, input: { cards } },
  ).start()
  const send = (event: CarouselEvent) => actor.send(event)
  if (cardsPerPage) send({ type: 'width.changed', cardsPerPage })
  return {
    clock,
    send,
    shown,
    watching,
    context: () => actor.getSnapshot().context,
    matches: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
    /** The indicator, and the displayed page once scrolling has ended. */
    index: () => actor.getSnapshot().context.index,
    rest: () => clock.increment(SCROLL_REST_MS),
  }
}

const next = { type: 'next' } as const
const previous = { type: 'previous' } as const

describe('carousel machine', () => {
  it('starts prerendered, and becomes live with the width', () => {
    const { matches, send, watching } = start(4)
    expect(matches('prerendered')).toBe(true)
    expect(watching.size).toBe(0)
    send({ type: 'width.changed', cardsPerPage: 3 })
    expect(matches({ live: { paging: 'resting', entrance: 'waiting' } })).toBe(true)
    expect(watching).toEqual(new Set(['visibility', 'scrollPosition']))
  })

  it('reaches every state, and handles every event in one of them', () => {
    const paths = getShortestPaths(carouselMachine, { events, input: { cards: 4 } })
    const reached = new Set(paths.flatMap(({ state }) => state._nodes.map((node) => node.id)))
    expect(reached).toEqual(new Set(idsIn(carouselMachine.root)))
    for (const event of events)
      expect(
        paths.some(({ state }) => state.can(event)),
        event.type,
      ).toBe(true)
  })

  it('never shows a page that does not exist, on any path', () => {
    for (const { state } of getShortestPaths(carouselMachine, { events, input: { cards: 4 } })) {
      const { index, cards, cardsPerPage } = state.context
      expect(index).toBeGreaterThanOrEqual(0)
      expect(index * cardsPerPage).toBeLessThan(cards)
    }
  })
})

describe('"index starts 0; next is index+1 wrapping to 0; previous is index-1 wrapping to last page"', () => {
  it.each([
    { cards: 4, cardsPerPage: 3, pages: [0, 1, 0] },
    { cards: 4, cardsPerPage: 2, pages: [0, 1, 0] },
    { cards: 4, cardsPerPage: 1, pages: [0, 1, 2, 3, 0] },
    { cards: 7, cardsPerPage: 3, pages: [0, 1, 2, 0] },
  ])('next, with $cards cards and $cardsPerPage a page', ({ cards, cardsPerPage, pages }) => {
    const carousel = start(cards, cardsPerPage)
    for (const page of pages) {
      expect(carousel.index()).toBe(page)
      carousel.send(next)
    }
  })

  it('previous', () => {
    const { send, index } = start(7, 3)
    send(previous)
    expect(index()).toBe(2)
    send(previous)
    send(previous)
    expect(index()).toBe(0)
  })

  it('while it is scrolling too', () => {
    const { send, index, shown, rest } = start(4, 1)
    send(next)
    send({ type: 'scrolled', page: 0 })
    send(next)
    send({ type: 'scrolled', page: 1 })
    send({ type: 'scrolled', page: 2 })
    rest()
    expect(index()).toBe(2)
    expect(shown).toEqual(['turn to 1', 'turn to 2'])
  })

  it.each([0, 1, 2, 3])('%s cards on one page have no other page', (cards) => {
    const { send, index, shown } = start(cards, 3)
    for (const event of [next, previous]) send(event)
    expect(index()).toBe(0)
    expect(shown).toEqual([])
  })
})

describe('"Clamp the page on resize (keep the first visible card visible)"', () => {
  it.each([
    // cards, page before, turns, page after, final page
    [4, 3, 1, 2, 1],
    [4, 3, 1, 1, 3],
    [4, 1, 3, 3, 1],
    [4, 1, 2, 3, 0],
    [9, 2, 4, 3, 2],
    [5, 1, 3, 2, 1],
  ])('%i cards, %i a page, %i turns on, then %i a page: page %i', (cards, before, turns, after, page) => {
    const { send, index, rest, shown } = start(cards, before)
    for (let turn = 0; turn < turns; turn++) send(next)
    rest()
    const firstVisible = index() * before
    send({ type: 'width.changed', cardsPerPage: after })
    expect(index()).toBe(page)
    expect(Math.floor(firstVisible / after)).toBe(index())
    expect(shown.at(-1)).toBe(`jump to ${page}`)
  })

  it('returns to its page when the window is narrowed and widened again', () => {
    const { send, index } = start(9, 3)
    send(next)
    for (const cardsPerPage of [2, 1, 2, 3]) send({ type: 'width.changed', cardsPerPage })
    expect(index()).toBe(1)
  })

  it('a width with the same pages changes nothing', () => {
    const { send, shown, matches } = start(9, 3)
    send({ type: 'width.changed', cardsPerPage: 3 })
    expect(shown).toEqual([])
    expect(matches({ live: { paging: 'resting' } })).toBe(true)
  })

  it('fewer cards: the last existing page', () => {
    const { send, index } = start(9, 3)
    send(previous)
    send({ type: 'cards.changed', cards: 5 })
    expect(index()).toBe(1)
    send({ type: 'cards.changed', cards: 0 })
    expect(index()).toBe(0)
    send({ type: 'cards.changed', cards: 4 })
    send(next)
    expect(index()).toBeLessThan(2)
  })
})

describe('a swipe', () => {
  it('changes the page when scrolling has ended, not before', () => {
    const { send, index, clock, shown } = start(4, 1)
    for (const page of [0, 1, 1, 2]) send({ type: 'scrolled', page })
    clock.increment(SCROLL_REST_MS - 1)
    expect(index()).toBe(0)
    send({ type: 'scrolled', page: 2 })
    clock.increment(SCROLL_REST_MS - 1)
    expect(index()).toBe(0)
    clock.increment(1)
    expect(index()).toBe(2)
    // The user has scrolled already.
    expect(shown).toEqual([])
    send(next)
    expect(index()).toBe(3)
  })

  it('that interrupts a turn takes precedence', () => {
    const { send, index, rest } = start(4, 1)
    send(next)
    send({ type: 'scrolled', page: 1 })
    send({ type: 'scrolled', page: 0 })
    rest()
    expect(index()).toBe(0)
  })

  it.each([[[]], [[0]], [[0, 1]]])('a turn that pauses on its way, at %j, goes on to its page', (seen) => {
    const { send, index, rest, shown } = start(4, 1)
    send(previous)
    for (const page of seen) send({ type: 'scrolled', page })
    rest()
    expect(index()).toBe(3)
    expect(shown).toEqual(['turn to 3', 'jump to 3'])
    send({ type: 'scrolled', page: 3 })
    rest()
    expect(index()).toBe(3)
  })

  it('a turn without scroll events ends too', () => {
    const { send, index, rest } = start(4, 1)
    send(next)
    rest()
    expect(index()).toBe(1)
  })

  it('past the end is clamped to the last page', () => {
    const { send, index, rest } = start(4, 3)
    send({ type: 'scrolled', page: 7 })
    rest()
    expect(index()).toBe(1)
  })
})

test('announces a turn and a swipe to another page, but not a change of width or a swipe back to the same page', () => {
  const { send, context, rest } = start(9, 1)
  expect(context().isTurned).toBe(false)
  send({ type: 'scrolled', page: 0 })
  rest()
  expect(context().isTurned).toBe(false)
  send({ type: 'scrolled', page: 1 })
  rest()
  expect(context().isTurned).toBe(true)
  send({ type: 'width.changed', cardsPerPage: 3 })
  expect(context().isTurned).toBe(false)
  send(next)
  expect(context().isTurned).toBe(true)
})

describe('"Entrance animation is staggered and skipped when reduced motion is preferred."', () => {
  it.each([
    { type: 'entered', entrance: 'playing' },
    { type: 'entrance.skipped', entrance: 'over' },
  ] as const)('$type: $entrance, once and for all', ({ type, entrance }) => {
    const { send, matches, watching } = start(4, 3)
    send({ type })
    expect(matches({ live: { entrance } })).toBe(true)
    expect(watching).not.toContain('visibility')
    send({ type: 'entered' })
    send({ type: 'entrance.skipped' })
    send(next)
    expect(matches({ live: { entrance } })).toBe(true)
  })
})

test('no autoplay: only the user changes the page', () => {
  const { clock, index } = start(4, 1)
  clock.increment(3_600_000)
  expect(index()).toBe(0)
})
