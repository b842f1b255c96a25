import type { Meta, StoryObj } from '@storybook/react-vite'
import { nineEntries, SampleLogo } from './header.samples.tsx'
import { headerStates } from './header.states.ts'
import { Header } from './index.ts'

interface Args {
  state: string
}

const meta = {
  title: 'Navigation/Header/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  render: ({ state }: Args) => (
    <>
      <Header logo={<SampleLogo />} entries={nineEntries} current="/" snapshot={headerStates.frozen(state)} />
      <main style={{ padding: '1.5rem' }}>
        <p>The page below the header.</p>
      </main>
    </>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** There is a menu only below 768 px. */
const mobile = { viewport: { value: 'mobile' } }

/** As the server sends it: menu and lists work by the browser alone. */
export const Prerendered: Story = { args: { state: 'prerendered' } }

/** At rest, at the top of the page. */
export const LiveBarFullMenuClosedDisclosureClosed: Story = {
  args: { state: 'live(bar.full, menu.closed, disclosure.closed)' },
  tags: ['dark', 'rtl', 'large-text', 'forced-colors'],
}

/** Scrolled more than 50 px. */
export const LiveBarCompactMenuClosedDisclosureClosed: Story = {
  args: { state: 'live(bar.compact, menu.closed, disclosure.closed)' },
}

/** The menu, with the page behind it out of reach. */
export const LiveBarFullMenuOpenDisclosureClosed: Story = {
  args: { state: 'live(bar.full, menu.open, disclosure.closed)' },
  globals: mobile,
  tags: ['dark', 'rtl', 'large-text', 'forced-colors'],
}

/** The services, under the bar. */
export const LiveBarFullMenuClosedDisclosureOpen: Story = {
  args: { state: 'live(bar.full, menu.closed, disclosure.open)' },
  tags: ['dark', 'forced-colors'],
}

/** The menu, opened further down the page. */
export const LiveBarCompactMenuOpenDisclosureClosed: Story = {
  args: { state: 'live(bar.compact, menu.open, disclosure.closed)' },
  globals: mobile,
}

/** The services, under the bar further down the page. */
export const LiveBarCompactMenuClosedDisclosureOpen: Story = {
  args: { state: 'live(bar.compact, menu.closed, disclosure.open)' },
}

/** The services, in the menu. */
export const LiveBarFullMenuOpenDisclosureOpen: Story = {
  args: { state: 'live(bar.full, menu.open, disclosure.open)' },
  globals: mobile,
}

/** For 300 ms; the page can be reached again. */
export const LiveBarFullMenuClosingDisclosureClosed: Story = {
  args: { state: 'live(bar.full, menu.closing, disclosure.closed)' },
  globals: mobile,
}

/** The services, in the menu that was opened further down the page. */
export const LiveBarCompactMenuOpenDisclosureOpen: Story = {
  args: { state: 'live(bar.compact, menu.open, disclosure.open)' },
  globals: mobile,
}

/** For 300 ms, further down the page. */
export const LiveBarCompactMenuClosingDisclosureClosed: Story = {
  args: { state: 'live(bar.compact, menu.closing, disclosure.closed)' },
  globals: mobile,
}
