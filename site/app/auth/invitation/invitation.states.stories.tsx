import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkInvalid, unavailable } from '../flow/flow-states.ts'
import { sampleUser } from '../sign-in/sign-in.samples.ts'
import { StoryFrame } from '../story-frame.test-helper.tsx'
import { Invitation } from './invitation.tsx'
import { invitationStates } from './invitation.states.ts'

interface Args {
  state: string
  /** Why the last call failed. */
  failure?: unknown
  /** Whether somebody is signed in. */
  isSignedIn?: boolean
}

const meta = {
  title: 'Pages/Sign-in/Invitation/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  render: ({ state, failure = null, isSignedIn = false }: Args) => (
    <StoryFrame {...(isSignedIn && { user: sampleUser })}>
      <Invitation linkKey="key" snapshot={invitationStates.frozen(state, { failure })} />
    </StoryFrame>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The invitation is being loaded. */
export const Loading: Story = { args: { state: 'loading' } }

/** It could not be loaded; a button tries again. */
export const Unloaded: Story = { args: { state: 'unloaded', failure: unavailable } }

/** The form of a new account, with a free user name. */
export const NewIdle: Story = { tags: ['mobile', 'dark'], args: { state: 'new.idle' } }

/** The account is being made. */
export const NewSending: Story = { args: { state: 'new.sending' } }

/** A failure: what was typed stays. */
export const NewIdleFailed: Story = { args: { state: 'new.idle, failed', failure: unavailable } }

/** There is an account with this address: it signs in here. */
export const ExistingIdle: Story = { tags: ['mobile'], args: { state: 'existing.idle' } }

/** The account that is signed in accepts. */
export const ExistingJoining: Story = { args: { state: 'existing.joining', isSignedIn: true } }

/** A failure: the button sends again. */
export const ExistingIdleFailed: Story = {
  args: { state: 'existing.idle, failed', failure: unavailable, isSignedIn: true },
}

/** The link has ended. */
export const Closed: Story = { args: { state: 'closed', failure: linkInvalid } }

/** The page leads to the dashboard. */
export const Accepted: Story = { args: { state: 'accepted' } }
