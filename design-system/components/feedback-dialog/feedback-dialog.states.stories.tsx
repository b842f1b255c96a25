import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { feedbackDialogMachine, type FeedbackContext } from './feedback-dialog.machine.ts'
import { FeedbackDialog } from './index.ts'

interface Args {
  value: Parameters<typeof feedbackDialogMachine.resolveState>[0]['value']
  context?: Partial<FeedbackContext>
}

const draft: FeedbackContext = {
  score: 4,
  category: 'website_experience',
  defaultCategory: 'website_experience',
  hasFailed: false,
}
const nobodyListens = { onSubmit: fn(async () => {}), onOpenChange: fn() }

const meta = {
  title: 'Feedback/Feedback dialog/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  render: ({ value, context }: Args) => {
    const snapshot = feedbackDialogMachine.resolveState({ value, context: { ...draft, ...context } })
    return (
      <FeedbackDialog
        {...nobodyListens}
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

/** Nothing is seen. */
export const Closed: Story = { args: { value: 'closed' } }

/** No score yet: it cannot be sent. */
export const NoScore: Story = { args: { value: 'rating', context: { score: null } } }

/** A draft, ready to be sent. */
export const Rating: Story = { args: { value: 'rating' } }

/** The last sending failed; the draft is still here. */
export const Failed: Story = { args: { value: 'rating', context: { hasFailed: true } } }

/** On its way. */
export const Sending: Story = { args: { value: { sending: 'seen' } } }

/** On its way, the dialog closed: nothing is seen. */
export const SendingUnseen: Story = { args: { value: { sending: 'unseen' } } }

/** For 2000 ms. */
export const ThankYou: Story = { args: { value: 'thank-you' } }

export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } }

/** On a small screen: at the bottom edge. */
export const Mobile: Story = { ...Rating, globals: { viewport: { value: 'mobile' } } }

export const ThankYouDark: Story = { ...ThankYou, globals: { theme: 'dark' } }
