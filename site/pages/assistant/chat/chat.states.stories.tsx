import type { Meta, StoryObj } from '@storybook/react-vite'
import Chat from './chat.island.tsx'
import { chatStates } from './chat.states.ts'

interface Args {
  state: string
}

const meta = {
  title: 'Pages/Assistant/Chat/States',
  tags: ['!autodocs'],
  parameters: { api: true, docs: { story: { inline: false, height: '56rem' } } },
  render: ({ state }: Args) => (
    <div style={{ maxInlineSize: '42rem' }}>
      <h1>AI assistant</h1>
      <Chat key={state} snapshot={chatStates.frozen(state)} />
    </div>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The field, and questions that have an answer. */
export const Ready: Story = { tags: ['mobile'], args: { state: 'ready' } }

/** In flight: it can be stopped, and a second question waits. */
export const Asking: Story = { args: { state: 'asking' } }

/** Each sentence with its citation, the sources below. */
export const ReadyAnswered: Story = {
  tags: ['dark', 'mobile', 'rtl', 'forced-colors'],
  args: { state: 'ready, answered' },
}

/** A calculation that lacks something: a choice, or a typed reply. */
export const ReadyAsked: Story = { args: { state: 'ready, asked' } }

/** No answer: the ways to a person, and pages that are near. */
export const ReadyDeclined: Story = { args: { state: 'ready, declined' } }

/** Stopped by the visitor; the question can be asked again. */
export const ReadyStopped: Story = { args: { state: 'ready, stopped' } }

/** Not answered: the reason, and the same question again. */
export const ReadyFailed: Story = { args: { state: 'ready, failed' } }

/** The site’s words, until the model’s are checked. */
export const Rephrasing: Story = { args: { state: 'rephrasing' } }
