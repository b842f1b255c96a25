import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountFrame } from '../story-helpers.tsx'
import { ChangeEmail } from '../details/change-email.tsx'
import { asha } from '../sample-accounts.ts'
import { changeStates } from './change.states.ts'

interface Args {
  state: string
}

const meta = {
  title: 'Pages/Your account/Change of email/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
  render: ({ state }: Args) => (
    <AccountFrame>
      <ChangeEmail isOpen onClose={() => {}} user={asha} snapshot={changeStates.frozen(state)} />
    </AccountFrame>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is in flight. */
export const Editing: Story = { tags: ['dark', 'mobile'], args: { state: 'editing' } }

/** The call is in flight. */
export const Sending: Story = { args: { state: 'sending' } }

/** A wrong password: the reason at its field. */
export const RefusedAtAField: Story = { args: { state: 'refused, at a field' } }

/** Storage failed: the reason above the buttons. */
export const RefusedTheCallFailed: Story = {
  tags: ['mobile'],
  args: { state: 'refused, the call failed' },
}

/** Two mails are on their way. */
export const Done: Story = { tags: ['mobile'], args: { state: 'done' } }
