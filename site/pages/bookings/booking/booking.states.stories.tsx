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
    // What was typed stays until it is booked.
    if (/sending|failed|refused/.test(state)) drafts.write({ ...typed, privacy: 'on' })
    return () => drafts.clear()
  },
  // What comes after the first steps is code of its own: its place is empty until it is there.
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('h2')?.nextElementSibling).not.toBeEmptyDOMElement(),
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** What it is about: the first step, prerendered. */
export const Service: Story = { args: { state: 'service' } }

/** Left without an answer. */
export const ServiceUnanswered: Story = { args: { state: 'service, unanswered' } }

/** How people meet, each way with what it means. */
export const Mode: Story = { args: { state: 'mode' } }

export const ModeUnanswered: Story = { args: { state: 'mode, unanswered' } }

/** The free times are on their way. */
export const DayLoading: Story = { args: { state: 'day.loading' } }

/** They did not come; nothing is lost. */
export const DayFailed: Story = { args: { state: 'day.failed' } }

/** Everything is taken: a person is reached in other ways. */
export const DayNone: Story = { args: { state: 'day.none' } }

/** Closed, full and busy days say so in words, and why stands below. */
export const DayChoosing: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  args: { state: 'day.choosing' },
}

/** The times of the day, beside the calendar or in its place. */
export const Slot: Story = { args: { state: 'slot' } }

export const SlotUnanswered: Story = { args: { state: 'slot, unanswered' } }

/** Who comes, under what was chosen. */
export const Details: Story = { tags: ['dark', 'mobile'], args: { state: 'details' } }

/** The server refuses a field: it says so at the field. */
export const DetailsRefused: Story = { args: { state: 'details, refused' } }

/** On its way: the button says so, and is not pressed twice. */
export const Sending: Story = { args: { state: 'sending' } }

/** Somebody was quicker: the nearest free times. */
export const Taken: Story = { args: { state: 'taken' } }

export const TakenUnanswered: Story = { args: { state: 'taken, unanswered' } }

/** Too soon, or no time that the office offers. */
export const TakenNotOffered: Story = { args: { state: 'taken, not offered' } }

/** Not acknowledged: pressed again, it books once. */
export const Failed: Story = { args: { state: 'failed' } }

export const FailedOffline: Story = { args: { state: 'failed, offline' } }

/** The reference, the calendar file, and the way to change it. */
export const Booked: Story = { args: { state: 'booked' } }
