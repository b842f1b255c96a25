import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkInvalid, unavailable } from '../flow/flow-states.ts'
import { StoryFrame } from '../story-frame.test-helper.tsx'
import { NewPassword } from './new-password.tsx'
import { newPasswordStates } from './new-password.states.ts'

interface Args {
  state: string
  /** Why the last call failed. */
  failure?: unknown
}

const meta = {
  title: 'Pages/Sign-in/Reset password/New password/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  render: ({ state, failure = null }: Args) => {
    const snapshot = newPasswordStates.frozen(state, { failure })
    return (
      <StoryFrame>
        <NewPassword linkKey="key" snapshot={snapshot} />
      </StoryFrame>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** What the form shows is being loaded. */
export const Loading: Story = { args: { state: 'loading' } }

/** It could not be loaded; a button tries again. */
export const Unloaded: Story = { args: { state: 'unloaded', failure: unavailable } }

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
