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

/** A way to each format. */
export const Idle: Story = { tags: ['mobile'], args: { state: 'idle' } }

/** Its code comes, and it is written. */
export const Writing: Story = { args: { state: 'writing' } }

/** It is with the browser, and can be had again. */
export const Saved: Story = { args: { state: 'saved' } }

/** Its code did not come: a way to try again. */
export const Failed: Story = { args: { state: 'failed' } }

/** The fonts lack letters: which, and what else there is. */
export const FailedLetters: Story = { args: { state: 'failed, letters' } }
