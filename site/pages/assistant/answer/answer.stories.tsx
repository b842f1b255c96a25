import { assistantPage } from '@anupalan/server/contract/assistant/assistant-page'
import { answerMark } from '@anupalan/server/contract/assistant/answer-document'
import type { AssistantAnswer } from '@anupalan/server/contract/assistant/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { firm } from '../../../content/firm.ts'
import { pageParameters } from '../../../ui/story-helpers.tsx'
import { asked, calculated } from '../chat/chat.samples.ts'
import AnswerPage from './page.tsx'

const htmlOf = (question: string, answer: AssistantAnswer) =>
  assistantPage(firm, { question, answer }, answerMark)

const meta = {
  title: 'Pages/Assistant/Answer without scripts',
  component: AnswerPage,
  tags: ['!autodocs'],
  parameters: pageParameters,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AnswerPage>
export default meta
type Story = StoryObj<typeof meta>

/** A calculation with its working, and a warning about a number in the question. */
export const Answered: Story = {
  args: { html: htmlOf('GST of 18% on ₹10,000?', calculated) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Answer' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveFocus()
  },
}

/** A question back, on a phone. */
export const AskedOnPhone: Story = {
  args: { html: htmlOf('Tax on 12 lakh', asked) },
  globals: { viewport: { value: 'mobile' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio').length).toBeGreaterThan(1)
  },
}
