import type { Meta, StoryObj } from '@storybook/react-vite'
import { ToastRegion } from '../toast-region/index.ts'
import { ToastProvider } from './index.ts'
import { toastStates } from './toast.states.ts'

interface Args {
  state: string
  /** How far it has been swiped, in px. */
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

/** No toast: nothing is there but two empty live regions. */
export const Empty: Story = { args: { state: 'empty' } }

/** Its time runs. */
export const ShownCountdownCountingSwipeResting: Story = {
  tags: ['dark', 'rtl'],
  args: { state: 'shown(countdown.counting, swipe.resting)' },
}

/** Its time waits: under the pointer, with the focus in it, on a hidden page, in a blurred window. */
export const ShownCountdownPausedSwipeResting: Story = {
  args: { state: 'shown(countdown.paused, swipe.resting)' },
}

/** Under a finger, 40 px from its place. */
export const ShownCountdownPausedSwipeSwiping: Story = {
  args: { state: 'shown(countdown.paused, swipe.swiping)', swiped: 40 },
}

/** Waiting for its removal: neither visible nor in the accessibility tree. */
export const Dismissed: Story = { args: { state: 'dismissed' } }
