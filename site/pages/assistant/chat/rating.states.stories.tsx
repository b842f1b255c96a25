import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from './rating.tsx'
import { ratingStates } from './rating.states.ts'

interface Args {
  state: string
}

const meta = {
  title: 'Pages/Assistant/Rating/States',
  tags: ['!autodocs'],
  render: ({ state }: Args) => (
    <div style={{ maxInlineSize: '42rem' }}>
      <Rating key={state} topic="gst" snapshot={ratingStates.frozen(state)} />
    </div>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Good or bad. */
export const Open: Story = { args: { state: 'open' } }

/** What is wrong, from a few reasons. */
export const Reasons: Story = { tags: ['dark', 'mobile'], args: { state: 'reasons' } }

export const Sending: Story = { args: { state: 'sending' } }

/** Counted, without words. */
export const Sent: Story = { args: { state: 'sent' } }

/** Not acknowledged. */
export const Failed: Story = { args: { state: 'failed' } }
