import type { Meta, StoryObj } from '@storybook/react-vite'
import { SideMenu } from './index.ts'
import { sideMenuMachine, type SideMenuContext } from './side-menu.machine.ts'
import { SamplePage, threeEntries } from './side-menu.samples.tsx'

interface Args {
  value: Parameters<typeof sideMenuMachine.resolveState>[0]['value']
  context?: Partial<SideMenuContext>
}

const atRest = { hover: null, focus: null, pressed: null }

const meta = {
  title: 'Navigation/Side menu/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: ({ value, context }: Args) => (
    <>
      <SamplePage />
      <SideMenu
        entries={threeEntries}
        snapshot={sideMenuMachine.resolveState({ value, context: { ...atRest, ...context } })}
      />
    </>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const hover = '/virtual-assistant-info'

/** Before hydration: tooltips by CSS alone. */
export const Prerendered: Story = { args: { value: 'prerendered' } }

export const TooltipHidden: Story = { args: { value: { live: { tooltip: 'hidden', press: 'resting' } } } }

/** Under the pointer, or with the focus. */
export const TooltipShown: Story = {
  args: { value: { live: { tooltip: 'shown', press: 'resting' } }, context: { hover } },
}

export const TooltipShownOnMobile: Story = { ...TooltipShown, globals: { viewport: { value: 'mobile' } } }

/** After Escape, with the pointer still there. */
export const TooltipDismissed: Story = {
  args: { value: { live: { tooltip: 'dismissed', press: 'resting' } }, context: { hover } },
}

/** On its way to another page, for 400 ms. */
export const Pressed: Story = {
  args: {
    value: { live: { tooltip: 'hidden', press: 'pressed' } },
    context: { pressed: '/schedule-meeting' },
  },
}

/** Pressed under the pointer. */
export const PressedWithTooltip: Story = {
  args: { value: { live: { tooltip: 'shown', press: 'pressed' } }, context: { hover, pressed: hover } },
}

/** Pressed by Enter after Escape. */
export const PressedAfterDismissal: Story = {
  args: {
    value: { live: { tooltip: 'dismissed', press: 'pressed' } },
    context: { focus: hover, pressed: hover },
  },
}
