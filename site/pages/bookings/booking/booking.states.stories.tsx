import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import Booking from './booking.tsx'
import { request } from '../bookings.samples.ts'
import { bookingStates } from './booking.states.ts'
import { drafts } from './draft.ts'

interface Args {
  state: string
}

const { service: _service, mode: _mode, start: _start, ...typed } = request

const meta = {
  title: 'Pages/Schedule a meeting/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '56rem' } } },
  render: ({ state }: Args) => (
    <div style={{ maxInlineSize: '44rem' }}>
      <Booking key={state} snapshot={bookingStates.frozen(state)} />
    </div>
  ),
  beforeEach: ({ args: { state } }) => {
    drafts.clear()
    // The draft is kept until the meeting is booked.
    if (/sending|failed|refused/.test(state)) drafts.write({ ...typed, privacy: 'on' })
    return () => drafts.clear()
  },
  // The later steps are loaded lazily: wait until they are rendered.
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('#step')?.nextElementSibling).not.toBeEmptyDOMElement(),
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The first step, prerendered. */
export const Meeting: Story = { tags: ['dark', 'mobile'], args: { state: 'meeting' } }

/** Continue without an answer. */
export const MeetingUnanswered: Story = { args: { state: 'meeting, unanswered' } }

/** Continue with a service alone. */
export const MeetingWithoutMode: Story = { args: { state: 'meeting, without mode' } }

/** The free times are loading. */
export const DayLoading: Story = { args: { state: 'day.loading' } }

/** They could not be loaded; nothing is lost. */
export const DayFailed: Story = { args: { state: 'day.failed' } }

/** No time is free: other ways to contact the firm. */
export const DayNone: Story = { args: { state: 'day.none' } }

/** Closed, full and busy days are labelled in words, with the reason below. */
export const DayChoosing: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  args: { state: 'day.choosing' },
}

/** The times of the day, next to the calendar or in its place. */
export const Slot: Story = { args: { state: 'slot' } }

export const SlotUnanswered: Story = { args: { state: 'slot, unanswered' } }

/** The visitor's details, below the choices. */
export const Details: Story = { tags: ['dark', 'mobile'], args: { state: 'details' } }

/** The server refuses a field: the error is shown at the field. */
export const DetailsRefused: Story = { args: { state: 'details, refused' } }

/** In flight: the button says so and ignores a second press. */
export const Sending: Story = { args: { state: 'sending' } }

/** Another visitor has taken the time: the nearest free times. */
export const Taken: Story = { args: { state: 'taken' } }

export const TakenUnanswered: Story = { args: { state: 'taken, unanswered' } }

/** Too soon, or not a time that the office offers. */
export const TakenNotOffered: Story = { args: { state: 'taken, not offered' } }

/** Not acknowledged: a retry books only once. */
export const Failed: Story = { args: { state: 'failed' } }

export const FailedOffline: Story = { args: { state: 'failed, offline' } }

/** The reference, the calendar file, and the link to change it. */
export const Booked: Story = { args: { state: 'booked' } }
