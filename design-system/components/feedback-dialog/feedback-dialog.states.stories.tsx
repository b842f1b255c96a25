import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { feedbackDialogStates } from './feedback-dialog.states.ts'
import { FeedbackDialog } from './index.ts'

interface Args {
  state: string
}

const handlers = { onSubmit: fn(async () => {}), onOpenChange: fn() }

const meta = {
  title: 'Feedback/Feedback dialog/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  render: ({ state }: Args) => {
    const snapshot = feedbackDialogStates.frozen(state)
    return (
      <FeedbackDialog
        {...handlers}
        isOpen={snapshot.hasTag('open')}
        categories={[
          { value: 'website_experience', label: 'This website' },
          { value: 'general', label: 'Something else' },
        ]}
        snapshot={snapshot}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Not visible; a draft is kept. */
export const Closed: Story = { args: { state: 'closed' } }

/** Without a score: it cannot be sent. */
export const Rating: Story = { args: { state: 'rating' } }

/** A draft, ready to be sent. */
export const RatingScored: Story = { tags: ['dark', 'mobile'], args: { state: 'rating, scored' } }

/** The last request failed; the draft is kept. */
export const RatingFailed: Story = { args: { state: 'rating, failed' } }

/** The request is pending. */
export const SendingSeen: Story = { args: { state: 'sending.seen' } }

/** The request is pending with the dialog closed: nothing is visible. */
export const SendingUnseen: Story = { args: { state: 'sending.unseen' } }

/** For 2000 ms. */
export const ThankYou: Story = { args: { state: 'thank-you' } }
