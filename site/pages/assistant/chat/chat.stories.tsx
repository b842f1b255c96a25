import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { chat } from '../words.ts'
import Chat from './chat.island.tsx'
import { answered, asked, calculated, declined, ofAccount } from './chat.samples.ts'
import { chatStates, question } from './chat.states.ts'
import type { Exchange } from './exchange.ts'

interface Args {
  exchanges: readonly Exchange[]
  isTakenAlong?: boolean
}

const exchange = (id: number, asks: string, outcome: Exchange['outcome']): Exchange => ({
  id,
  question: asks,
  wishes: { mayKeep: false, mayRephrase: false },
  outcome,
})

const meta = {
  title: 'Pages/Assistant/Chat',
  tags: ['!autodocs'],
  parameters: { api: true, docs: { story: { inline: false, height: '56rem' } } },
  render: ({ exchanges, isTakenAlong }: Args) => (
    <div style={{ maxInlineSize: '42rem' }}>
      <h1>AI assistant</h1>
      <Chat snapshot={chatStates.frozen('ready, answered', { exchanges })} isTakenAlong={isTakenAlong} />
    </div>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** A chat in several languages: a calculation with its working, a question back, other words by a model, an account. */
export const Conversation: Story = {
  tags: ['dark', 'mobile'],
  args: {
    exchanges: [
      exchange(1, 'How much is GST on ₹10,000 at 18%? My PAN is ABCPD1234E.', calculated),
      exchange(2, 'How much tax on ₹15 lakh?', asked),
      exchange(3, 'देर से GSTR-3B भरने पर कितना जुर्माना है?', { ...answered, phrasedBy: 'model' }),
      exchange(4, 'What are my due dates?', ofAccount),
    ],
  },
}

/** The conversation as the text that goes along, to be edited first. */
export const HandedOver: Story = {
  tags: ['mobile'],
  args: {
    exchanges: [exchange(1, question, answered), exchange(2, 'Should I appeal?', declined)],
    isTakenAlong: true,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'WhatsApp' })
    await waitFor(() => expect(decodeURIComponent(link.getAttribute('href')!)).toContain(question))
    await expect(canvas.getByRole('link', { name: chat.askPerson })).toHaveAttribute('href', '#person')
  },
}
