import '../../tokens/reset.css.ts'
import { SimulatedClock } from 'xstate'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prerendered } from '../../workbench/prerendered.tsx'
import { walk } from '../../workbench/walk.tsx'
import { SCROLL_REST_MS } from './carousel.constants.ts'
import { cards, clients, SampleHeading } from './carousel.samples.tsx'
import { carouselStates } from './carousel.states.ts'
import { Carousel } from './index.ts'
import { pageOf } from './pages.ts'

let clock: SimulatedClock
let sent: ReturnType<typeof prerendered>

const row = page.getByRole('group', { name: 'Slides' })
const slides = () => [...row.element().children]
const indicator = async (words: string) => await expect.element(page.getByText(words)).toBeVisible()
const firstPage = () => indicator('1/2')
const lastPage = () => indicator('2/2')
/** The last page's card is at the start of the row. */
const isScrolledToLast = async () =>
  await expect
    .poll(() => slides()[3]!.getBoundingClientRect().left - row.element().getBoundingClientRect().left)
    .toBeCloseTo(0, 0)
const isEntrance = async (entrance: string | null) =>
  await expect.poll(() => row.element().getAttribute('data-entrance')).toBe(entrance)

walk({
  states: carouselStates,
  mount: ({ name }) => {
    clock = new SimulatedClock()
    sent = prerendered(
      <Carousel label="Client Testimonials" heading={<SampleHeading />} clock={clock}>
        {cards(clients)}
      </Carousel>,
    )
    const isInView = name.includes('entrance.over')
    const element = isInView ? sent.element : <div style={{ paddingBlock: '120vh' }}>{sent.element}</div>
    return { element, unmount: sent.unmount }
  },
  steps: {
    'width.changed': async () => {
      const { top } = row.element().getBoundingClientRect()
      // Below the fold, with its buttons in view.
      if (top > window.innerHeight)
        window.scrollBy({ top: top - window.innerHeight - 8, behavior: 'instant' })
      sent.hydrate()
      await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible()
    },
    // It is in view at hydration.
    'entrance.skipped': async () => {},
    entered: async ({ scroll }) => {
      await scroll()
      await isEntrance('playing')
    },
    next: async ({ press }) => {
      await press(page.getByRole('button', { name: 'Next' }))
      await isScrolledToLast()
    },
    // A horizontal wheel event, as from a trackpad.
    scrolled: async () => {
      await userEvent.wheel(row, { delta: { x: row.element().clientWidth } })
      await isScrolledToLast()
    },
    'xstate.after.scrollRest.carousel.live.paging.moving': async () => clock.increment(SCROLL_REST_MS),
  },
  inert: {
    'other cards': ({ snapshot: { context } }) =>
      slides().filter((_, card) => pageOf(card, context.cardsPerPage) !== context.index),
  },
  arrivals: {
    'live(paging.resting, entrance.waiting)': async () => {
      await firstPage()
      await isEntrance(null)
    },
    'live(paging.resting, entrance.over)': firstPage,
    'live(paging.moving, entrance.waiting)': async () => {
      await lastPage()
      await isEntrance(null)
    },
    'live(paging.moving, entrance.over)': lastPage,
    'live(paging.moving, entrance.over), swiped': firstPage,
    'live(paging.moving, entrance.playing)': lastPage,
    'live(paging.resting, entrance.over), last page': lastPage,
  },
  unwalked: {
    'live(paging.moving, entrance.waiting)': {
      keyboard: 'Tab brings the button to the middle of the window, and so the row into view.',
    },
    'live(paging.moving, entrance.over), swiped': {
      keyboard: 'Arrow keys turn pages; only a finger or a wheel scrolls the row.',
    },
  },
})
