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

/** The booking of the link is loading. */
export const Opening: Story = { args: { state: 'opening' } }

/** Altered, expired or another meeting’s link: the server’s message, and other ways to continue. */
export const Refused: Story = { args: { state: 'refused' } }

/** No response. */
export const Failed: Story = { args: { state: 'failed' } }

/** The meeting and its actions. */
export const Shown: Story = { tags: ['dark', 'mobile', 'forced-colors'], args: { state: 'shown' } }

/** Begun or over: read-only. */
export const Over: Story = { args: { state: 'over' } }

/** Free times for the move are loading. */
export const Loading: Story = { args: { state: 'loading' } }

export const Unloaded: Story = { args: { state: 'unloaded' } }

export const None: Story = { args: { state: 'none' } }

export const Choosing: Story = { args: { state: 'choosing' } }

/** The times of a chosen day. */
export const ChoosingADay: Story = { args: { state: 'choosing, a day' } }

export const ChoosingUnanswered: Story = { args: { state: 'choosing, unanswered' } }

export const Moving: Story = { args: { state: 'moving' } }

/** Another visitor has taken the time; the meeting is unchanged. */
export const Taken: Story = { args: { state: 'taken' } }

export const TakenUnanswered: Story = { args: { state: 'taken, unanswered' } }

export const Unmoved: Story = { args: { state: 'unmoved' } }

export const Moved: Story = { args: { state: 'moved' } }

/** Asks for confirmation, with the meeting in view. */
export const Confirming: Story = { args: { state: 'confirming' } }

export const Cancelling: Story = { args: { state: 'cancelling' } }

export const Uncancelled: Story = { args: { state: 'uncancelled' } }

/** The meeting is struck through. */
export const Cancelled: Story = { args: { state: 'cancelled' } }
