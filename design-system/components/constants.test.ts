/** Business constants and limits of the specification's section 9, as the components' machines read them. */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { breakpoint } from '../tokens/index.ts'
import motion from '../tokens/motion.tokens.json'
import { CARDS_PER_PAGE } from './carousel/carousel.constants.ts'
import { carouselMachine } from './carousel/carousel.machine.ts'
import { BANNER_DELAY_MS } from './cookie-banner/cookie-banner.constants.ts'
import { CONSENT_KEY } from './cookie-consent/cookie-consent.ts'
import { COUNT_MS } from './counter/counter.constants.ts'
import { THANK_YOU_MS } from './feedback-dialog/feedback-dialog.constants.ts'
import { COMPACT_ABOVE_PX, MENU_CLOSING_MS } from './header/header.constants.ts'
import { StarRating } from './rating/index.ts'
import { PRESS_MS } from './side-menu/side-menu.constants.ts'
import { TOAST_MS, REMOVAL_DELAY_MS, SWIPE_THRESHOLD_PX } from './toast/toast.constants.ts'
import { toastMachine } from './toast/toast.machine.ts'

describe('9. Business constants and limits', () => {
  it.each([
    ['success view 2000 ms', THANK_YOU_MS, 2000],
    ['toast removal delay 1,000,000 ms', REMOVAL_DELAY_MS, 1_000_000],
    ['default toast duration 5000 ms', TOAST_MS, 5000],
    ['swipe threshold 50, direction right', SWIPE_THRESHOLD_PX, 50],
    ['Mobile breakpoint 768 px', breakpoint.tablet, 768],
    [
      'carousel breakpoints 1024 px (3 cards) and 768 px (2), otherwise 1',
      CARDS_PER_PAGE,
      { fromDesktop: 3, fromTablet: 2, below: 1 },
    ],
    ['Header shrink above 50 px scroll', COMPACT_ABOVE_PX, 50],
    ['cookie banner delay 2000 ms', BANNER_DELAY_MS, 2000],
    ['mobile menu scroll delay 300 ms', MENU_CLOSING_MS, 300],
    ['press animation 400 ms', PRESS_MS, 400],
    ['counter animation 2000 ms', COUNT_MS, 2000],
    ['Consent key name: cookie-consent', CONSENT_KEY, 'cookie-consent'],
  ])('%s', (_, constant, figure) => {
    expect(constant).toEqual(figure)
  })

  it('uses the same durations in styles and machines', () => {
    const { press, menu, count } = motion.duration
    expect([press.$value.value, menu.$value.value, count.$value.value]).toEqual([
      PRESS_MS,
      MENU_CLOSING_MS,
      COUNT_MS,
    ])
  })
})

describe('Limits', () => {
  it('Toast limit 1', () => {
    const actor = createActor(toastMachine, { input: { now: () => 0 } }).start()
    for (const title of ['first', 'second'])
      actor.send({ type: 'create', toast: { id: title, title, variant: 'default', duration: TOAST_MS } })
    expect(actor.getSnapshot().context.toast?.title).toBe('second')
  })

  it('Carousel: index starts 0', () => {
    const actor = createActor(carouselMachine, { input: { cards: 4 } }).start()
    expect(actor.getSnapshot().context.index).toBe(0)
  })

  it('five stars', () => {
    expect(renderToString(createElement(StarRating, { value: 4.5 }))).toContain('4.5 of 5')
  })
})
