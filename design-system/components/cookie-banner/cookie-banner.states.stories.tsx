import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCookieConsent } from '../cookie-consent/index.ts'
import { Link } from '../link/index.ts'
import { Text } from '../text/index.ts'
import { cookieBannerStates } from './cookie-banner.states.ts'
import { CookieBanner } from './index.ts'

interface Args {
  state: string
}

const consent = createCookieConsent({ key: 'cookie-consent-of-frozen-states' })

const meta = {
  title: 'Feedback/Cookie banner/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  render: ({ state }: Args) => (
    <CookieBanner
      consent={consent}
      title={cookieBannerStates.words('title')}
      details={<p>Necessary: keep you signed in and remember this choice.</p>}
      snapshot={cookieBannerStates.frozen(state)}
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

/** The prerendered page: the stored choice is not known yet. */
export const HiddenUnknown: Story = { args: { state: 'hidden.unknown' } }

/** Nothing is stored, and 2 seconds have not passed. */
export const HiddenWaiting: Story = { args: { state: 'hidden.waiting' } }

/** Chosen earlier, or in another tab: nothing is visible or announced. */
export const HiddenChosen: Story = { args: { state: 'hidden.chosen' } }

/** Chosen in this tab: nothing is visible, the choice is announced. */
export const HiddenChosenSavedAll: Story = { args: { state: 'hidden.chosen, saved all' } }

export const HiddenChosenSavedNecessary: Story = { args: { state: 'hidden.chosen, saved necessary' } }

/** After the delay. */
export const ShownBrief: Story = {
  tags: ['dark', 'mobile', 'rtl', 'forced-colors', 'large-text'],
  args: { state: 'shown.brief' },
}

/** With Global Privacy Control. */
export const ShownBriefPrivacyControl: Story = {
  args: { state: 'shown.brief, privacy control' },
}

/** Requested by Cookie settings: it has the focus. */
export const ShownBriefAskedFor: Story = { args: { state: 'shown.brief, asked for' } }

/** Reopened: it shows the current choice. */
export const ShownBriefAskedAgain: Story = { args: { state: 'shown.brief, asked again' } }

/** With the details. */
export const ShownDetailed: Story = { tags: ['dark', 'mobile'], args: { state: 'shown.detailed' } }
