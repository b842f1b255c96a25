import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountFrame } from '../story-helpers.tsx'
import { AddCodes } from './add-codes.tsx'
import { addCodesStates } from './add-codes.states.ts'

interface Args {
  state: string
}

const meta = {
  title: 'Pages/Your account/Turn on codes/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '52rem' } } },
  render: ({ state }: Args) => (
    <AccountFrame>
      <AddCodes onClose={() => {}} username="asha" snapshot={addCodesStates.frozen(state)} />
    </AccountFrame>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The password. */
export const Asking: Story = { tags: ['mobile'], args: { state: 'asking' } }

/** A wrong password: the reason at its field. */
export const AskingWrongPassword: Story = { args: { state: 'asking, wrong password' } }

/** The secret is not waiting any more: it starts again. */
export const AskingFailed: Story = { args: { state: 'asking, failed' } }

/** The server checks the password. */
export const Preparing: Story = { args: { state: 'preparing' } }

/** The QR code, dark on light in every theme, and the key to be typed. */
export const Scanning: Story = { tags: ['dark', 'mobile', 'forced-colors'], args: { state: 'scanning' } }

/** The code was not right. */
export const ScanningWrongCode: Story = { args: { state: 'scanning, wrong code' } }

/** The call failed; the key stays. */
export const ScanningFailed: Story = { args: { state: 'scanning, failed' } }

/** The server checks the first code. */
export const Confirming: Story = { args: { state: 'confirming' } }

/** Recovery codes, shown once. */
export const Codes: Story = { args: { state: 'codes' } }

/** The last moment before the dialog closes. */
export const Added: Story = { args: { state: 'added' } }
