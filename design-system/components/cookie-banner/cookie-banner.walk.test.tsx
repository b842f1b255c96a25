import '../../tokens/reset.css.ts'
import { SimulatedClock } from 'xstate'
import { expect, vi, type Mock } from 'vitest'
import { page } from 'vitest/browser'
import { walk } from '../../workbench/walk.tsx'
import { Button } from '../button/index.ts'
import { CONSENT_KEY, createCookieConsent } from '../cookie-consent/index.ts'
import { BANNER_DELAY_MS } from './cookie-banner.constants.ts'
import type { CookieBannerEvent } from './cookie-banner.machine.ts'
import { cookieBannerStates } from './cookie-banner.states.ts'
import { CookieBanner } from './index.ts'

let clock: SimulatedClock
let subscribe: Mock

/** A browser's initial state: the stored choice and the Global Privacy Control setting. */
function openBrowser(found: CookieBannerEvent | undefined) {
  if (found?.type !== 'found') return
  if (found.record) localStorage.setItem(CONSENT_KEY, JSON.stringify(found.record))
  if (found.hasPrivacyControl)
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
}

function closeBrowser() {
  localStorage.removeItem(CONSENT_KEY)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const sees = async (text: RegExp | string) => {
  await expect.element(page.getByText(text)).toBeVisible()
}
const hasStored = async (analytics: boolean) => {
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem(CONSENT_KEY)!)).toMatchObject({ analytics })
}

walk({
  states: cookieBannerStates,
  mount: ({ steps: [first] }) => {
    clock = new SimulatedClock()
    openBrowser(first as CookieBannerEvent | undefined)
    const consent = createCookieConsent()
    subscribe = vi.spyOn(consent, 'subscribe')
    return {
      element: (
        <>
          <CookieBanner
            consent={consent}
            clock={clock}
            title={cookieBannerStates.words('title')}
            details="Necessary: keep you signed in and remember this choice."
          >
            Some are necessary. Others count which pages are read, and only if you agree.
          </CookieBanner>
          <Button onPress={consent.reopen}>Cookie settings</Button>
        </>
      ),
      unmount: closeBrowser,
    }
  },
  steps: {
    // Sent when the page is opened.
    found: async () => {
      await expect.poll(() => subscribe).toHaveBeenCalled()
    },
    'xstate.after.bannerDelay.cookie-banner.hidden.waiting': async () => clock.increment(BANNER_DELAY_MS),
    reopen: ({ press }) => press(button('Cookie settings')),
    'toggle details': ({ press }) => press(button('Details')),
    'accept all': ({ press }) => press(button('Accept All')),
    'necessary only': ({ press }) => press(button('Necessary Only')),
  },
  arrivals: {
    'shown.brief, privacy control': () => sees(cookieBannerStates.words('privacyControl')),
    'shown.brief, asked again': () => sees(/^Your choice now/),
    'shown.detailed': () => sees(/^Necessary: keep you signed in/),
    'hidden.chosen, saved all': () => hasStored(true),
    'hidden.chosen, saved necessary': () => hasStored(false),
  },
  unwalked: {
    'hidden.unknown': 'The prerendered page, for as long as no script runs; cookie-banner.test.tsx holds it.',
  },
})
