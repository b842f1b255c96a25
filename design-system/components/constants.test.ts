/** Business constants and limits of the specification's section 9, as the components' machines read them. */
import { describe, expect, it } from 'vitest'
import { breakpoint } from '../tokens/index.ts'
import motion from '../tokens/motion.tokens.json'
import { CARDS_PER_PAGE } from './carousel/carousel.constants.ts'
import { cookieBannerDelay } from './cookie-banner/cookie-banner.constants.ts'
import { consentKey } from './cookie-consent/cookie-consent.ts'
import { COUNT_MS } from './counter/counter.constants.ts'
import { thankYouDuration } from './feedback-dialog/feedback-dialog.constants.ts'
import { COMPACT_ABOVE_PX, MENU_CLOSING_MS } from './header/header.constants.ts'
import { PRESS_MS } from './side-menu/side-menu.constants.ts'
import { toastDuration, toastRemovalDelay, toastSwipeThreshold } from './toast/toast.constants.ts'

describe('9. Business constants and limits', () => {
  it.each([
    ['success view 2000 ms', thankYouDuration, 2000],
    ['toast removal delay 1,000,000 ms', toastRemovalDelay, 1_000_000],
    ['default toast duration 5000 ms', toastDuration, 5000],
    ['swipe threshold 50, direction right', toastSwipeThreshold, 50],
    ['Mobile breakpoint 768 px', breakpoint.tablet, 768],
    [
      'carousel breakpoints 1024 px (3 cards) and 768 px (2), otherwise 1',
      CARDS_PER_PAGE,
      { fromDesktop: 3, fromTablet: 2, below: 1 },
    ],
    ['Header shrink above 50 px scroll', COMPACT_ABOVE_PX, 50],
    ['cookie banner delay 2000 ms', cookieBannerDelay, 2000],
    ['mobile menu scroll delay 300 ms', MENU_CLOSING_MS, 300],
    ['press animation 400 ms', PRESS_MS, 400],
    ['counter animation 2000 ms', COUNT_MS, 2000],
    ['Consent key name: cookie-consent', consentKey, 'cookie-consent'],
  ])('%s', (_, constant, figure) => {
    expect(constant).toEqual(figure)
  })

  it('keeps the durations that styles use the same as those of the machines', () => {
    const { press, menu, count } = motion.duration
    expect([press.$value.value, menu.$value.value, count.$value.value]).toEqual([
      PRESS_MS,
      MENU_CLOSING_MS,
      COUNT_MS,
    ])
  })
})
