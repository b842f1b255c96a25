import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkInvalid, unavailable } from '../flow/flow-states.ts'
import { StoryFrame } from '../story-frame.test-helper.tsx'
import { Confirmation } from './confirmation.tsx'
import { confirmationWords } from './words.ts'
import { confirmationStates } from './confirmation.states.ts'

interface Args {
  state: string
  /** Why the last call failed. */
  failure?: unknown
}

const { done, half: _half, ...words } = confirmationWords.emailChange

const meta = {
  title: 'Pages/Sign-in/Confirmation/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  render: ({ state, failure = null }: Args) => {
    const snapshot = confirmationStates.frozen(state, { failure })
    return (
      <StoryFrame>
        <Confirmation
          {...words}
          send={() => Promise.resolve({ isComplete: true })}
          done={() => done}
          snapshot={snapshot}
        />
      </StoryFrame>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The form. */
export const Idle: Story = { tags: ['mobile', 'dark'], args: { state: 'idle' } }

/** In flight: the button says so and ignores a second press. */
export const Sending: Story = { args: { state: 'sending' } }

/** A failure: what was typed stays. */
export const IdleFailed: Story = { args: { state: 'idle, failed', failure: unavailable } }

/** Nothing can be sent here any more. */
export const Closed: Story = { tags: ['mobile'], args: { state: 'closed', failure: linkInvalid } }

/** Sent and acknowledged. */
export const Done: Story = { tags: ['dark'], args: { state: 'done' } }
