import { Card } from '@anupalan/design-system/card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { savingStates } from './saving.states.ts'
import { TemplateDownloads } from '../template-downloads.tsx'

interface Args {
  state: string
}

const { order } = savingStates.frozen('writing').context

const meta = {
  title: 'Pages/Business templates/Saving/States',
  tags: ['!autodocs'],
  render: ({ state }: Args) => (
    <Card surface="sheet">
      <TemplateDownloads
        formats={['docx', 'xlsx', 'pdf']}
        document={order!.model}
        problems={0}
        isSubmitted={false}
        onRefused={() => {}}
        snapshot={savingStates.frozen(state)}
      />
    </Card>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** A button for each format. */
export const Idle: Story = { tags: ['mobile'], args: { state: 'idle' } }

/** Its code is loaded and the file is written. */
export const Writing: Story = { args: { state: 'writing' } }

/** The download has started, and can be repeated. */
export const Saved: Story = { args: { state: 'saved' } }

/** Its code could not be loaded: a button to retry. */
export const Failed: Story = { args: { state: 'failed' } }

/** The fonts lack letters: the letters and the alternatives. */
export const FailedLetters: Story = { args: { state: 'failed, letters' } }
