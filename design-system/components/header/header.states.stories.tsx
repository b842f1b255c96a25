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

/** The menu exists only below 768 px. */
const mobile = { viewport: { value: 'mobile' } }

/** Server-rendered: menu and lists work without scripts. */
export const Prerendered: Story = { args: { state: 'prerendered' } }

/** Idle, at the top of the page. */
export const LiveBarFullMenuClosedDisclosureClosed: Story = {
  args: { state: 'live(bar.full, menu.closed, disclosure.closed)' },
  tags: ['dark', 'rtl', 'large-text', 'forced-colors'],
}

/** Scrolled more than 50 px. */
export const LiveBarCompactMenuClosedDisclosureClosed: Story = {
  args: { state: 'live(bar.compact, menu.closed, disclosure.closed)' },
}

/** The menu, with the page behind it inert. */
export const LiveBarFullMenuOpenDisclosureClosed: Story = {
  args: { state: 'live(bar.full, menu.open, disclosure.closed)' },
  globals: mobile,
  tags: ['dark', 'rtl', 'large-text', 'forced-colors'],
}

/** The services, in a list under the bar. */
export const LiveBarFullMenuClosedDisclosureOpen: Story = {
  args: { state: 'live(bar.full, menu.closed, disclosure.open)' },
  tags: ['dark', 'forced-colors'],
}

/** The menu, opened on a scrolled page. */
export const LiveBarCompactMenuOpenDisclosureClosed: Story = {
  args: { state: 'live(bar.compact, menu.open, disclosure.closed)' },
  globals: mobile,
}

/** The services, in a list under the bar of a scrolled page. */
export const LiveBarCompactMenuClosedDisclosureOpen: Story = {
  args: { state: 'live(bar.compact, menu.closed, disclosure.open)' },
}

/** The services, in the menu. */
export const LiveBarFullMenuOpenDisclosureOpen: Story = {
  args: { state: 'live(bar.full, menu.open, disclosure.open)' },
  globals: mobile,
}

/** For 300 ms; the page is reachable again. */
export const LiveBarFullMenuClosingDisclosureClosed: Story = {
  args: { state: 'live(bar.full, menu.closing, disclosure.closed)' },
  globals: mobile,
}

/** The services, in a menu opened on a scrolled page. */
export const LiveBarCompactMenuOpenDisclosureOpen: Story = {
  args: { state: 'live(bar.compact, menu.open, disclosure.open)' },
  globals: mobile,
}

/** For 300 ms, on a scrolled page. */
export const LiveBarCompactMenuClosingDisclosureClosed: Story = {
  args: { state: 'live(bar.compact, menu.closing, disclosure.closed)' },
  globals: mobile,
}
