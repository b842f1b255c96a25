import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { SimulatedClock } from 'xstate'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { CONSENT_KEY, createCookieConsent, type ConsentRecord } from '../cookie-consent/index.ts'
import { Link } from '../link/index.ts'
import { Text } from '../text/index.ts'
import { CookieBanner } from './index.ts'

/** A manual clock that exposes whether a timer is set: effects may run after interactions begin. */
class WatchedClock extends SimulatedClock {
  private readonly waiting = new Set<number>()

  get isAwaited() {
    return this.waiting.size > 0
  }

  override setTimeout(then: () => void, ms: number) {
    const id = super.setTimeout(() => {
      this.waiting.delete(id)
      then()
    }, ms)
    this.waiting.add(id)
    return id
  }

  override clearTimeout(id: number) {
    this.waiting.delete(id)
    super.clearTimeout(id)
  }
}

interface Args {
  clock?: WatchedClock
}

const title = 'Cookies on this site'

const meta = {
  title: 'Feedback/Cookie banner',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  beforeEach: () => {
    localStorage.removeItem(CONSENT_KEY)
    return () => localStorage.removeItem(CONSENT_KEY)
  },
  render: ({ clock }: Args) => {
    const consent = createCookieConsent()
    return (
      <StrictMode>
        <CookieBanner
          consent={consent}
          title={title}
          clock={clock}
          details={
            <dl>
              <dt>Necessary</dt>
              <dd>Keep you signed in and remember this choice. They go after twelve months.</dd>
              <dt>Analytics</dt>
              <dd>Count which pages are read, without your name.</dd>
            </dl>
          }
        >
          <Text size="small">
            Some are necessary. Others count which pages are read, and only if you agree.{' '}
            <Link href="#cookie-policy">Read the cookie policy</Link>.
          </Text>
        </CookieBanner>
        <main>
          <Text>
            <a href="#first">A first link</a>
          </Text>
          <div style={{ blockSize: '82vh' }} />
          <Text>
            <a href="#last">A last link</a>
          </Text>
        </main>
        <Button variant="quiet" onPress={() => consent.reopen()}>
          Cookie settings
        </Button>
      </StrictMode>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const banner = () => screen.queryByRole('region', { name: title })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as ConsentRecord | null
const awaited = (clock: WatchedClock | undefined) => waitFor(() => expect(clock!.isAwaited).toBe(true))
const appear = async (clock: WatchedClock | undefined) => {
  await awaited(clock)
  clock!.increment(2000)
  await waitFor(() => expect(banner()).toBeInTheDocument())
}
const gone = () => waitFor(() => expect(banner()).toBeNull())

/** "Appears 2 seconds after load if no stored consent; buttons Accept All, Necessary Only, Reject All, close, and a details toggle." */
export const Default: Story = {
  args: { clock: new WatchedClock() },
  play: async ({ args }) => {
    await awaited(args.clock)
    args.clock!.increment(1999)
    await expect(banner()).toBeNull()
    args.clock!.increment(1)
    await waitFor(() => expect(banner()).toBeInTheDocument())
    await expect(screen.getByRole('status')).toHaveTextContent(
      'Cookies on this site: a new region on this page.',
    )
    await expect(document.body).toHaveFocus()
    await expect(stored()).toBeNull()
    const names = ['Close', 'Accept All', 'Necessary Only', 'Reject All', 'Details']
    for (const name of names) await expect(screen.getByRole('button', { name })).toBeVisible()
  },
}

/** "Accept All, Necessary Only and Reject All have equal weight." */
export const EqualWeight: Story = {
  tags: ['!dev'],
  args: { clock: new WatchedClock() },
  play: async ({ args }) => {
    await appear(args.clock)
    const looks = ['Accept All', 'Necessary Only', 'Reject All'].map((name) => {
      const button = screen.getByRole('button', { name })
      const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button)
      const { width, height } = button.getBoundingClientRect()
      // Widths of grid columns differ by fractions of a pixel.
      const size = [Math.round(width), Math.round(height)]
      return { color, backgroundColor, borderColor, fontWeight, fontSize, size }
    })
    await expect(looks[1]).toEqual(looks[0])
    await expect(looks[2]).toEqual(looks[0])
  },
}

/** "Any choice stores it and hides the banner. Accept All sets analytics true". */
export const AcceptAll: Story = {
  tags: ['!dev'],
  args: { clock: new WatchedClock() },
  play: async ({ args }) => {
    await appear(args.clock)
    await press('Accept All')
    await gone()
    await expect(stored()).toMatchObject({ necessary: true, analytics: true })
    await expect(new Date(stored()!.timestamp).toISOString()).toBe(stored()!.timestamp)
    await expect(screen.getByRole('status')).toHaveTextContent('Saved: all cookies.')
  },
}

/** "Necessary Only, Reject All and close set analytics false." The footer reopens it. */
export const Refused: Story = {
  tags: ['!dev'],
  args: { clock: new WatchedClock() },
  play: async ({ args }) => {
    await appear(args.clock)
    for (const name of ['Necessary Only', 'Reject All', 'Close']) {
      if (!banner()) await press('Cookie settings')
      await press(name)
      await gone()
      await expect(stored()).toMatchObject({ necessary: true, analytics: false })
      await expect(screen.getByRole('status')).toHaveTextContent('Saved: necessary cookies only.')
    }
  },
}

/** "The footer has Cookie settings, which reopens it": it receives the focus, and returns it to the button. */
export const Reopened: Story = {
  tags: ['!dev'],
  args: { clock: new WatchedClock() },
  beforeEach: () => {
    const record: ConsentRecord = { necessary: true, analytics: true, timestamp: '2026-01-01T00:00:00.000Z' }
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record))
  },
  play: async ({ args }) => {
    args.clock!.increment(10_000)
    await expect(banner()).toBeNull()
    await press('Cookie settings')
    await waitFor(() => expect(banner()).toHaveFocus())
    await expect(screen.getByText('Your choice now: all cookies.')).toBeInTheDocument()
    await press('Reject All')
    await gone()
    await expect(stored()).toMatchObject({ analytics: false })
    await expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus()
  },
}

/** By keyboard: first in the tab order, the details open and close, and Tab leaves the banner. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  args: { clock: new WatchedClock() },
  play: async ({ args }) => {
    await appear(args.clock)
    const order: (string | null)[] = []
    for (let step = 0; step < 7; step++) {
      await userEvent.tab()
      order.push(document.activeElement!.textContent)
    }
    await expect(order).toEqual([
      'Details',
      'Close',
      'Read the cookie policy',
      'Accept All',
      'Necessary Only',
      'Reject All',
      'A first link',
    ])
    const details = screen.getByRole('button', { name: 'Details' })
    details.focus()
    await expect(details).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByText(/without your name/)).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(screen.queryByText(/without your name/)).toBeNull()
  },
}

/** "It is a region that never traps focus and never covers the focused element." */
export const NeverCoversTheFocus: Story = {
  args: { clock: new WatchedClock() },
  play: async ({ args }) => {
    const last = screen.getByRole('link', { name: 'A last link' })
    last.focus()
    window.scrollTo({ top: 0, behavior: 'instant' })
    await appear(args.clock)
    const top = () => window.innerHeight - banner()!.offsetHeight
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(top()))

    last.blur()
    window.scrollTo({ top: 0, behavior: 'instant' })
    await expect(last.getBoundingClientRect().bottom).toBeGreaterThan(top())
    last.focus()
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(top()))

    await press('Details')
    const settings = screen.getByRole('button', { name: 'Cookie settings' })
    settings.focus()
    await waitFor(() => expect(settings.getBoundingClientRect().bottom).toBeLessThanOrEqual(top()))
  },
}

/** "Global Privacy Control is the default of refused analytics; an explicit Accept All after being told so is recorded and wins." */
export const GlobalPrivacyControl: Story = {
  args: { clock: new WatchedClock() },
  beforeEach: () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    }
  },
  play: async ({ args }) => {
    await appear(args.clock)
    await expect(screen.getByText(/Global Privacy Control/)).toBeInTheDocument()
    await press('Accept All')
    await gone()
    await expect(stored()).toMatchObject({ analytics: true })
    await press('Cookie settings')
    await waitFor(() => expect(banner()).toHaveFocus())
    await expect(screen.getByText('Your choice now: all cookies.')).toBeVisible()
    // The focused element is in view without scrolling.
    await expect(scrollY).toBe(0)
  },
}
