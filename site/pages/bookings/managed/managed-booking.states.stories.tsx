import type { Meta, StoryObj } from '@storybook/react-vite'
import { link } from '../bookings.samples.ts'
import ManagedBooking from './managed-booking.tsx'
import { managedBookingStates } from './managed-booking.states.ts'

interface Args {
  state: string
}

const meta = {
  title: 'Pages/Schedule a meeting/Opened by its link/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '48rem' } } },
  render: ({ state }: Args) => (
    <div style={{ maxInlineSize: '44rem' }}>
      <ManagedBooking key={state} link={link} snapshot={managedBookingStates.frozen(state)} />
    </div>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The link is being tried. */
export const Opening: Story = { args: { state: 'opening' } }

/** Changed, old, or another meeting’s: the server’s words, and other ways to go on. */
export const Refused: Story = { args: { state: 'refused' } }

/** No answer came. */
export const Failed: Story = { args: { state: 'failed' } }

/** The meeting, and what can be done with it. */
export const Shown: Story = { tags: ['dark', 'mobile', 'forced-colors'], args: { state: 'shown' } }

/** Begun or over: nothing can be changed. */
export const Over: Story = { args: { state: 'over' } }

/** Free times for the move are on their way. */
export const Loading: Story = { args: { state: 'loading' } }

export const Unloaded: Story = { args: { state: 'unloaded' } }

export const None: Story = { args: { state: 'none' } }

export const Choosing: Story = { args: { state: 'choosing' } }

/** A day is pressed: its times. */
export const ChoosingADay: Story = { args: { state: 'choosing, a day' } }

export const ChoosingUnanswered: Story = { args: { state: 'choosing, unanswered' } }

export const Moving: Story = { args: { state: 'moving' } }

/** Somebody was quicker; the meeting stands as it was. */
export const Taken: Story = { args: { state: 'taken' } }

export const TakenUnanswered: Story = { args: { state: 'taken, unanswered' } }

export const Unmoved: Story = { args: { state: 'unmoved' } }

export const Moved: Story = { args: { state: 'moved' } }

/** Whether it is meant, with the meeting in view. */
export const Confirming: Story = { args: { state: 'confirming' } }

export const Cancelling: Story = { args: { state: 'cancelling' } }

export const Uncancelled: Story = { args: { state: 'uncancelled' } }

/** Struck out of the book. */
export const Cancelled: Story = { args: { state: 'cancelled' } }
