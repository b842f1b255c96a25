import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountFrame } from '../story-helpers.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { addPasskeyStates } from './add-passkey.states.ts'

interface Args {
  state: string
}

const meta = {
  title: 'Pages/Your account/Add a passkey/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
  render: ({ state }: Args) => (
    <AccountFrame>
      <AddPasskey onClose={() => {}} username="asha" snapshot={addPasskeyStates.frozen(state)} />
    </AccountFrame>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The name and the password. */
export const Asking: Story = { tags: ['dark', 'mobile'], args: { state: 'asking' } }

/** A wrong password: the reason at its field. */
export const AskingWrongPassword: Story = { args: { state: 'asking, wrong password' } }

/** The server could not store the passkey. */
export const AskingFailed: Story = { args: { state: 'asking, failed' } }

/** The server checks the password. */
export const Preparing: Story = { args: { state: 'preparing' } }

/** The browser asks for the fingerprint, face or screen lock. */
export const Creating: Story = { tags: ['mobile'], args: { state: 'creating' } }

/** Cancelled, or too slow. */
export const Interrupted: Story = { tags: ['mobile'], args: { state: 'interrupted' } }

/** The server verifies the passkey. */
export const Storing: Story = { args: { state: 'storing' } }

/** Recovery codes, shown once. */
export const Codes: Story = { tags: ['dark', 'mobile', 'forced-colors'], args: { state: 'codes' } }

/** The last moment before the dialog closes. */
export const Added: Story = { args: { state: 'added' } }
