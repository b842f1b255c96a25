import { Children, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useMachine } from '@xstate/react'
import type { ActorOptions, SnapshotFrom } from 'xstate'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { carouselActors, offsetOf } from './carousel.actors.ts'
import { carouselMachine, type CarouselContext } from './carousel.machine.ts'
import { carouselMessages } from './carousel.messages.ts'
import { firstCardOf, pageCount, pageOf } from './pages.ts'
import * as css from './carousel.css.ts'

export interface CarouselProps {
  /** Accessible name, such as "Client Testimonials". */
  label: string
  /** Content at the start of the line with the buttons, usually the visible heading. */
  heading?: ReactNode
  /** The cards, one per child. */
  children: ReactNode
  /** Clock for tests: XState's `SimulatedClock`. @default the browser's own */
  clock?: ActorOptions<typeof carouselMachine>['clock']
  /** A frozen state for stories, without observers or timers. */
  snapshot?: SnapshotFrom<typeof carouselMachine>
}

/**
 * Cards in pages: three on a page from 1024 px, two from 768, one below. Buttons, arrow keys and swipes change the
 * page, which wraps around at both ends; there is no autoplay.
 *
 * The prerendered page has every card in a scroll container; after hydration, cards of other pages are inert. Style
 * states by `[data-entrance]` and `[data-idle]`.
 */
export function Carousel({ label, heading, children, clock, snapshot }: CarouselProps) {
  const words = useMessages('carousel', carouselMessages)
  const cards = Children.toArray(children)
  const rowId = useId()
  const carousel = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)

  // oxlint-disable-next-line react/refs -- the machine reads them later, not while it is made
  const [machine] = useState(() =>
    carouselMachine.provide({
      actors: carouselActors({ carousel, row }),
      actions: {
        showPage: ({ context }, { isAnimated }) =>
          scrollTo(row.current, context, isAnimated ? 'auto' : 'instant'),
        keepFocus: ({ context }) => keepFocus(row.current, context),
      },
    }),
  )
  const [state, send] = useMachine(machine, {
    ...(clock && { clock }),
    input: { cards: cards.length },
    snapshot,
  })
  useEffect(() => send({ type: 'cards.changed', cards: cards.length }), [cards.length, send])
  useLayoutEffect(() => {
    if (!snapshot) return
    const { scrolledTo, ...context } = snapshot.context
    scrollTo(row.current, { ...context, index: scrolledTo ?? context.index }, 'instant')
  }, [snapshot])

  const { index, cardsPerPage, isTurned } = state.context
  const pages = pageCount(cards.length, cardsPerPage)
  const isLive = state.matches('live')
  const isIdle = !isLive || pages < 2

  return (
    <div
      ref={carousel}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      className={css.carousel}
    >
      {(heading || cards.length > 1) && (
        <div className={css.head}>
          {heading && <div className={css.heading}>{heading}</div>}
          {cards.length > 1 && (
            <div className={css.controls} data-idle={isIdle || undefined}>
              <span className={css.indicator}>{`${index + 1}/${pages}`}</span>
              <Turn
                name={words.previous}
                row={rowId}
                d="M16 10H4m5-5-5 5 5 5"
                onPress={() => send({ type: 'previous' })}
              />
              <Turn
                name={words.next}
                row={rowId}
                d="M4 10h12m-5-5 5 5-5 5"
                onPress={() => send({ type: 'next' })}
              />
            </div>
          )}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isTurned && words.pageOf(index + 1, pages)}</span>
      </VisuallyHidden>
      {cards.length > 0 && (
        <div
          ref={row}
          id={rowId}
          role="group"
          aria-label={words.slides}
          tabIndex={isLive && pages < 2 ? undefined : 0}
          className={css.row}
          data-entrance={state.matches({ live: { entrance: 'playing' } }) ? 'playing' : undefined}
        >
          {cards.map((card, at) => (
            <div
              key={(card as { key?: string }).key ?? at}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.slideOf(at + 1, cards.length)}
              inert={isLive && pageOf(at, cardsPerPage) !== index}
              className={css.slide}
            >
              {card}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function Turn({ name, row, d, onPress }: { name: string; row: string; d: string; onPress: () => void }) {
  return (
    <button type="button" className={css.turn} aria-label={name} aria-controls={row} onClick={onPress}>
      <svg aria-hidden focusable="false" viewBox="0 0 20 20" className={css.arrow}>
        <path d={d} fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  )
}

function scrollTo(
  row: HTMLElement | null,
  { index, cardsPerPage }: Pick<CarouselContext, 'index' | 'cardsPerPage'>,
  behavior: ScrollBehavior,
) {
  row?.scrollTo({ left: offsetOf(row, firstCardOf(index, cardsPerPage)), behavior })
}

/** A card that becomes inert loses the focus; it moves to the row. */
function keepFocus(row: HTMLElement | null, { index, cardsPerPage }: CarouselContext) {
  const card = [...(row?.children ?? [])].findIndex((slide) => slide.contains(document.activeElement))
  if (card >= 0 && pageOf(card, cardsPerPage) !== index) row?.focus({ preventScroll: true })
}
