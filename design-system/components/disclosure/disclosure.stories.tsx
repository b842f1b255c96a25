import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Text } from '../text/index.ts'
import { Disclosure } from './index.ts'

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  tags: ['!autodocs'],
  args: {
    summary: 'Which papers do you need for a first return?',
    children: <Text>PAN, Aadhaar, Form 16 and the bank statements of the year.</Text>,
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

/** Collapsed. A press anywhere on the line expands it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Form 16/)).not.toBeVisible()
  },
}

export const Open: Story = { tags: ['dark', 'rtl'], args: { isOpen: true } }

/** By keyboard only. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // A synthetic key does not toggle a native disclosure; a click does, as Enter does for a user.
    await userEvent.click(canvas.getByText(/Which papers/))
    await expect(canvas.getByText(/Form 16/)).toBeVisible()
  },
}

/** Questions in one group: opening one closes the others. */
export const Group: Story = {
  tags: ['hover'],
  render: () => (
    <div>
      {['What does it cost?', 'How long does it take?', 'Who signs?'].map((question, at) => (
        <Disclosure key={question} summary={question} group="questions" isOpen={at === 0}>
          <Text>It depends on the turnover; the first talk is free.</Text>
        </Disclosure>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Who signs?'))
    const open = [...canvasElement.querySelectorAll('details')].map((details) => details.open)
    await expect(open).toEqual([false, false, true])
  },
}

/** Do not: the summary is too general to describe the content. */
export const DoNotMore: Story = { args: { summary: 'More' } }
