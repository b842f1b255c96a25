import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCookieConsent } from '../cookie-consent/index.ts'
import { Link } from '../link/index.ts'
import { Text } from '../text/index.ts'
import { cookieBannerMachine, type CookieBannerContext } from './cookie-banner.machine.ts'
import { CookieBanner } from './index.ts'

interface Args {
  value: Parameters<typeof cookieBannerMachine.resolveState>[0]['value']
  context?: Partial<CookieBannerContext>
}

const consent = createCookieConsent({ key: 'cookie-consent-of-frozen-states' })
const unchosen: CookieBannerContext = {
  now: () => new Date('2026-11-20T10:00:00Z'),
  version: 1,
  age: 0,
  record: undefined,
  hasPrivacyControl: false,
  reopenings: 0,
  hasChosen: false,
}

const meta = {
  title: 'Feedback/Cookie banner/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  render: ({ value, context }: Args) => (
    <CookieBanner
      consent={consent}
      title="Cookies on this site"
      details={<p>Necessary: keep you signed in and remember this choice.</p>}
      snapshot={cookieBannerMachine.resolveState({ value, context: { ...unchosen, ...context } })}
    >
      <Text size="small">
        Some are necessary. Others count which pages are read, and only if you agree.{' '}
        <Link href="#cookie-policy">Read the cookie policy</Link>.
      </Text>
    </CookieBanner>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The prerendered page: what is stored is not known yet. */
export const Unknown: Story = { args: { value: { hidden: 'unknown' } } }

/** Nothing is stored, and 2 seconds have not passed. */
export const Waiting: Story = { args: { value: { hidden: 'waiting' } } }

/** Chosen: nothing is seen, the choice is announced. */
export const Chosen: Story = { args: { value: { hidden: 'chosen' }, context: { hasChosen: true } } }

/** As it appears. */
export const Brief: Story = { args: { value: { shown: 'brief' } } }

/** With the details. */
export const Detailed: Story = { args: { value: { shown: 'detailed' } } }

/** Where the browser sends Global Privacy Control. */
export const PrivacyControl: Story = {
  args: { value: { shown: 'brief' }, context: { hasPrivacyControl: true } },
}

/** Asked for again: it tells what was chosen. */
export const AskedAgain: Story = {
  args: {
    value: { shown: 'brief' },
    context: { record: { necessary: true, analytics: true, timestamp: '2026-01-01T00:00:00.000Z' } },
  },
}

export const DetailedDark: Story = { ...Detailed, globals: { theme: 'dark' } }

/** On a small screen: the choices under one another, still of one size. */
export const Mobile: Story = { ...Brief, globals: { viewport: { value: 'mobile' } } }
