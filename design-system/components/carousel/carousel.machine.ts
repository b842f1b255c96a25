import { assign, fromCallback, setup } from 'xstate'
import { statePromiseType } from '../../workbench/state-promise.ts'
import { SCROLL_REST_MS } from './carousel.constants.ts'
import { clampPage, firstCardOf, pageCount, pageOf } from './pages.ts'

export interface CarouselContext {
  /** How many cards there are. */
  cards: number
  /** Cards on a page. */
  cardsPerPage: number
  /** The displayed page, from 0. */
  index: number
  /** The card that remains visible when the page size changes: the first of the page last turned to. */
  anchor: number
  /** The page at the scroll position while it scrolls. */
  scrolledTo: number | null
  /** Whether the user turned the page, rather than a change of width: only a turn is announced. */
  isTurned: boolean
  /** Whether the row has not reached the page that a button or key turned to. */
  isOnTheWay: boolean
}

export type CarouselEvent =
  | { type: 'next' }
  | { type: 'previous' }
  /** Hydrated, or the window's width has changed. */
  | { type: 'width.changed'; cardsPerPage: number }
  | { type: 'cards.changed'; cards: number }
  /** The user turned or swiped the cards; `page` is the nearest. */
  | { type: 'scrolled'; page: number }
  /** The carousel has scrolled into view. */
  | { type: 'entered' }
  /** It is in view from the start, or reduced motion is preferred. */
  | { type: 'entrance.skipped' }

/** Sends events from observers in the browser, until its state is exited. */
const watcher = fromCallback<CarouselEvent>(() => {})

const turn = ({ context }: { context: CarouselContext }, by: 1 | -1) => {
  const pages = pageCount(context.cards, context.cardsPerPage)
  const index = (context.index + by + pages) % pages
  return {
    index,
    anchor: firstCardOf(index, context.cardsPerPage),
    scrolledTo: null,
    isTurned: true,
    isOnTheWay: true,
  }
}

const divide = (
  context: CarouselContext,
  change: Partial<Pick<CarouselContext, 'cards' | 'cardsPerPage'>>,
) => {
  const { cards, cardsPerPage, anchor } = { ...context, ...change }
  const index = clampPage(pageOf(anchor, cardsPerPage), pageCount(cards, cardsPerPage))
  return { cards, cardsPerPage, index, scrolledTo: null, isTurned: false, isOnTheWay: false }
}

/** A paged row of cards. Pure; the component provides actors and actions. */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    input: {} as Pick<CarouselContext, 'cards'>,
    meta: statePromiseType,
  },
  actors: { windowWidth: watcher, scrollPosition: watcher, arrowKeys: watcher, visibility: watcher },
  actions: {
    turnToNext: assign((args) => turn(args, 1)),
    turnToPrevious: assign((args) => turn(args, -1)),
    divideAnew: assign(({ context, event }) => {
      if (event.type === 'width.changed') return divide(context, { cardsPerPage: event.cardsPerPage })
      return event.type === 'cards.changed' ? divide(context, { cards: event.cards }) : {}
    }),
    followScroll: assign(({ context }, { page }: { page: number }) => ({
      scrolledTo: page,
      isOnTheWay: context.isOnTheWay && page !== context.index,
    })),
    arrive: assign({ scrolledTo: null, isOnTheWay: false }),
    takeOverScroll: assign(({ context }) => {
      const { cards, cardsPerPage, scrolledTo } = context
      const index = clampPage(scrolledTo ?? context.index, pageCount(cards, cardsPerPage))
      if (index === context.index) return { scrolledTo: null }
      return { index, anchor: firstCardOf(index, cardsPerPage), scrolledTo: null, isTurned: true }
    }),
    /** Scrolls to the page of `context.index`. */
    showPage: (_, _params: { isAnimated: boolean }) => {},
    /** Moves the focus out of a card that is no longer on the page. */
    keepFocus: () => {},
  },
  guards: {
    isOnTheWay: ({ context }) => context.isOnTheWay,
    hasPages: ({ context }) => pageCount(context.cards, context.cardsPerPage) > 1,
    isOtherDivision: ({ context, event }) =>
      (event.type === 'width.changed' && event.cardsPerPage !== context.cardsPerPage) ||
      (event.type === 'cards.changed' && event.cards !== context.cards),
  },
  delays: { scrollRest: SCROLL_REST_MS },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({
    cards: input.cards,
    cardsPerPage: 1,
    index: 0,
    anchor: 0,
    scrolledTo: null,
    isTurned: false,
    isOnTheWay: false,
  }),
  invoke: { src: 'windowWidth' },
  initial: 'prerendered',
  states: {
    prerendered: {
      description: 'A native scroll container; no card is inert.',
      on: {
        'width.changed': { target: 'live', actions: 'divideAnew' },
        'cards.changed': { actions: 'divideAnew' },
      },
    },
    live: {
      type: 'parallel',
      meta: { inert: 'other cards' },
      states: {
        paging: {
          invoke: [{ src: 'scrollPosition' }, { src: 'arrowKeys' }],
          initial: 'resting',
          on: {
            next: {
              guard: 'hasPages',
              target: '.moving',
              actions: ['turnToNext', 'keepFocus', { type: 'showPage', params: { isAnimated: true } }],
            },
            previous: {
              guard: 'hasPages',
              target: '.moving',
              actions: ['turnToPrevious', 'keepFocus', { type: 'showPage', params: { isAnimated: true } }],
            },
            'width.changed': {
              guard: 'isOtherDivision',
              target: '.moving',
              actions: ['divideAnew', 'keepFocus', { type: 'showPage', params: { isAnimated: false } }],
            },
            'cards.changed': {
              guard: 'isOtherDivision',
              target: '.moving',
              actions: ['divideAnew', 'keepFocus', { type: 'showPage', params: { isAnimated: false } }],
            },
            scrolled: {
              target: '.moving',
              actions: { type: 'followScroll', params: ({ event }) => event },
            },
          },
          states: {
            resting: {},
            moving: {
              description: 'Scrolls, by a turn or a swipe; where it stops is the page.',
              meta: { announces: 'turned', when: { swiped: { announces: undefined } } },
              after: {
                scrollRest: [
                  {
                    // A busy browser pauses longer in an animated scroll: where it paused is not the user's choice.
                    guard: 'isOnTheWay',
                    target: 'resting',
                    actions: ['arrive', { type: 'showPage', params: { isAnimated: false } }],
                  },
                  { target: 'resting', actions: ['takeOverScroll', 'keepFocus'] },
                ],
              },
            },
          },
        },
        entrance: {
          initial: 'waiting',
          states: {
            waiting: {
              invoke: { src: 'visibility' },
              on: { entered: 'playing', 'entrance.skipped': 'over' },
            },
            playing: { description: 'The cards animate one after another.', type: 'final' },
            over: { type: 'final' },
          },
        },
      },
    },
  },
})
