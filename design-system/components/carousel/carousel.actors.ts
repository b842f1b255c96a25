import type { RefObject } from 'react'
import { fromCallback } from 'xstate'
import { media } from '../../tokens/media.ts'
import { CARDS_PER_PAGE } from './carousel.constants.ts'
import type { CarouselEvent } from './carousel.machine.ts'

/** Distance of a card from the first one, in px; negative in right-to-left text. */
export function offsetOf(row: HTMLElement, firstCard: number): number {
  const [first, card] = [row.children[0], row.children[firstCard]]
  return first && card ? card.getBoundingClientRect().left - first.getBoundingClientRect().left : 0
}

/** The page nearest to the scroll position. */
function pageAt(row: HTMLElement, cardsPerPage: number): number {
  const step = offsetOf(row, cardsPerPage)
  return step === 0 ? 0 : Math.round(row.scrollLeft / step)
}

const widths = () => [window.matchMedia(media.fromDesktop), window.matchMedia(media.fromTablet)] as const

/** How many cards fit on a page in this window. */
export const cardsThatFit = ([fromDesktop, fromTablet] = widths()) => {
  if (fromDesktop.matches) return CARDS_PER_PAGE.fromDesktop
  return fromTablet.matches ? CARDS_PER_PAGE.fromTablet : CARDS_PER_PAGE.below
}

/** In right-to-left text the next page is to the left. */
const arrowKeys = {
  ltr: { ArrowLeft: 'previous', ArrowRight: 'next' },
  rtl: { ArrowLeft: 'next', ArrowRight: 'previous' },
} as const

const isArrow = (key: string): key is 'ArrowLeft' | 'ArrowRight' =>
  key === 'ArrowLeft' || key === 'ArrowRight'
const isModified = (event: KeyboardEvent) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey

const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

/** The elements that the actors observe. */
export interface CarouselParts {
  carousel: RefObject<HTMLElement | null>
  row: RefObject<HTMLElement | null>
}

/** The carousel machine's actors in a browser. */
export const carouselActors = ({ carousel, row }: CarouselParts) => {
  return {
    windowWidth: fromCallback<CarouselEvent>(({ sendBack }) => {
      const queries = widths()
      const notify = () => sendBack({ type: 'width.changed', cardsPerPage: cardsThatFit(queries) })
      const listening = new AbortController()
      for (const query of queries) query.addEventListener('change', notify, { signal: listening.signal })
      notify()
      return () => listening.abort()
    }),

    scrollPosition: fromCallback<CarouselEvent>(({ sendBack }) => {
      const element = row.current
      if (!element) return
      const notify = () => sendBack({ type: 'scrolled', page: pageAt(element, cardsThatFit()) })
      element.addEventListener('scroll', notify, { passive: true })
      // Scrolled before hydration.
      if (element.scrollLeft !== 0) notify()
      return () => element.removeEventListener('scroll', notify)
    }),

    arrowKeys: fromCallback<CarouselEvent>(({ sendBack }) => {
      const element = carousel.current
      if (!element) return
      const onKeyDown = (event: KeyboardEvent) => {
        if (!isArrow(event.key) || isModified(event) || event.defaultPrevented) return
        // Inside a card the arrow keys belong to the card.
        if (event.target !== row.current && row.current?.contains(event.target as Node)) return
        event.preventDefault()
        const direction = getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
        sendBack({ type: arrowKeys[direction][event.key] })
      }
      element.addEventListener('keydown', onKeyDown)
      return () => element.removeEventListener('keydown', onKeyDown)
    }),

    visibility: fromCallback<CarouselEvent>(({ sendBack }) => {
      // Visible content does not animate again.
      if (!row.current || isInView(row.current) || window.matchMedia(media.reducedMotion).matches)
        return sendBack({ type: 'entrance.skipped' })
      const observer = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) sendBack({ type: 'entered' })
      })
      observer.observe(row.current)
      return () => observer.disconnect()
    }),
  }
}
