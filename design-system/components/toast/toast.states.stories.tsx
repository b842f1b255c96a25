import type { Meta, StoryObj } from '@storybook/react-vite'
import { ToastRegion } from '../toast-region/index.ts'
import { ToastProvider } from './index.ts'
import { toastStates } from './toast.states.ts'

interface Args {
  state: string
  /** The swiped distance, in px. */
  swiped?: number
}

const meta = {
  title: 'Feedback/Toast/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  render: ({ state, swiped = 0 }: Args) => (
    <ToastProvider>
      <ToastRegion snapshot={toastStates.frozen(state, { swiped })} />
    </ToastProvider>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** No toast: only two empty live regions. */
export const Empty: Story = { args: { state: 'empty' } }

/** Its countdown is running. */
export const ShownCountdownCountingSwipeResting: Story = {
  tags: ['dark', 'rtl'],
  args: { state: 'shown(countdown.counting, swipe.resting)' },
}

/** Its countdown is paused: on hover or focus, on a hidden page, in a blurred window. */
export const ShownCountdownPausedSwipeResting: Story = {
  args: { state: 'shown(countdown.paused, swipe.resting)' },
}

/** Swiped by 40 px. */
export const ShownCountdownPausedSwipeSwiping: Story = {
  args: { state: 'shown(countdown.paused, swipe.swiping)', swiped: 40 },
}

/** Waiting for its removal: neither visible nor in the accessibility tree. */
export const Dismissed: Story = { args: { state: 'dismissed' } }
