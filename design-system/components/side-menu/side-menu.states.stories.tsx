import type { Meta, StoryObj } from '@storybook/react-vite'
import { SamplePage, threeEntries } from './side-menu.samples.tsx'
import { sideMenuStates } from './side-menu.states.ts'
import { SideMenu } from './index.ts'

interface Args {
  state: string
}

const meta = {
  title: 'Navigation/Side menu/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  render: ({ state }: Args) => (
    <>
      <SamplePage isLong={false} />
      <SideMenu entries={threeEntries} snapshot={sideMenuStates.frozen(state)} />
    </>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Server-rendered: tooltips by CSS alone. */
export const Prerendered: Story = { args: { state: 'prerendered' } }

/** Idle. */
export const LiveTooltipHiddenPressResting: Story = {
  args: { state: 'live(tooltip.hidden, press.resting)' },
  tags: ['mobile'],
}

/** Hovered, or focused. */
export const LiveTooltipShownPressResting: Story = {
  args: { state: 'live(tooltip.shown, press.resting)' },
  tags: ['dark', 'large-text', 'forced-colors'],
}

/** Pressed on a touch screen, while another page loads. */
export const LiveTooltipHiddenPressPressed: Story = {
  args: { state: 'live(tooltip.hidden, press.pressed)' },
}

/** After Escape, still hovered or focused. */
export const LiveTooltipDismissedPressResting: Story = {
  args: { state: 'live(tooltip.dismissed, press.resting)' },
}

/** Pressed while hovered, or by Enter. */
export const LiveTooltipShownPressPressed: Story = {
  args: { state: 'live(tooltip.shown, press.pressed)' },
}

/** Pressed after Escape. */
export const LiveTooltipDismissedPressPressed: Story = {
  args: { state: 'live(tooltip.dismissed, press.pressed)' },
}
