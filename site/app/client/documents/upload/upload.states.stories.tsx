import type { Meta, StoryObj } from '@storybook/react-vite'
import { UploadRow } from './upload-rows.tsx'
import { lost, unavailable, uploadStates, wrongKind } from './upload.states.ts'

interface Args {
  state: string
  /** Why it is not stored. */
  error?: unknown
}

const meta = {
  title: 'Pages/Client documents/Upload/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  render: ({ state, error = null }: Args) => (
    <ul style={{ maxInlineSize: '30rem' }}>
      <UploadRow snapshot={uploadStates.frozen(state, { fraction: 0.42, error })} send={() => {}} />
    </ul>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Other files are sent first. */
export const Waiting: Story = { args: { state: 'waiting' } }

/** The file is read once. */
export const Preparing: Story = { args: { state: 'preparing' } }

/** Its bytes are sent. */
export const Sending: Story = { tags: ['dark', 'mobile'], args: { state: 'sending' } }

/** Every byte has arrived. */
export const Adding: Story = { args: { state: 'adding' } }

/** The client has the same content already. */
export const Duplicate: Story = { tags: ['dark', 'mobile'], args: { state: 'duplicate' } }

/** The stored document is sent for the item instead. */
export const Fulfilling: Story = { args: { state: 'fulfilling' } }

/** Without a connection. */
export const Interrupted: Story = { tags: ['dark', 'mobile'], args: { state: 'interrupted', error: lost } }

/** Not stored, and why. */
export const Failed: Story = { tags: ['mobile'], args: { state: 'failed', error: unavailable } }

/** A file that cannot be sent. */
export const Refused: Story = { tags: ['dark', 'mobile'], args: { state: 'refused', error: wrongKind } }

/** Stored as a document. */
export const Stored: Story = { args: { state: 'stored' } }

/** No longer in the list, which removes it. */
export const Removed: Story = { args: { state: 'removed' } }
