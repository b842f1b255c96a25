import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { DoubledText, expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { Link } from '../link/index.ts'
import { Stack } from '../stack/index.ts'
import { Alert } from './alert.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  tags: ['!autodocs'],
  args: { title: 'The tables are as of 1 April 2026.', children: 'Confirm with us before you file.' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Notice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirm with us before you file.')
  },
}

export const Positive: Story = {
  args: {
    tone: 'positive',
    title: 'Thank you.',
    children: (
      <>
        The newsletter has not started. <Link href="#rss">Follow the articles by RSS</Link>.
      </>
    ),
  },
}

export const Danger: Story = {
  tags: ['dark'],
  args: { tone: 'danger', title: 'Your details were not sent.', children: 'What you typed is still here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your details were not sent.')
  },
}

/** Part of the page from the start, and therefore not announced. */
export const Note: Story = {
  args: {
    tone: 'danger',
    role: 'note',
    title: 'We are waiting for 2 things from you.',
    children: 'Purchase invoices for October, and the bank statement to 31 October.',
    action: <Button>Upload now</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** The live region exists before its text, so that the text is announced. Empty, it takes no space in a stack. */
export const FilledLater: Story = {
  tags: ['!dev'],
  render: function Render() {
    const [sent, setSent] = useState(false)
    return (
      <Stack gap="xl">
        <Button onPress={() => setSent(true)}>Subscribe</Button>
        <Alert tone="positive">{sent && 'Thank you.'}</Alert>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    const button = canvas.getByRole('button').getBoundingClientRect()
    const stack = region.parentElement!.getBoundingClientRect()
    await expect(stack.bottom).toBe(button.bottom)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toBe(region)
    await expect(region).toHaveTextContent('Thank you.')
  },
}

export const LongWords: Story = {
  args: { ...Note.args, children: 'Unternehmensregistrierungsbescheinigungsnummer-2026-27.pdf' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: { tone: 'danger', title: 'आपका संदेश नहीं भेजा गया।', children: 'आपने जो लिखा था वह यहीं है।' },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

export const RightToLeft: Story = {
  args: { ...Note.args, title: 'ننتظر منك شيئين.', children: 'فواتير الشراء وكشف الحساب.' },
  globals: { direction: 'rtl' },
}

export const TextAt200Percent: Story = {
  args: Note.args,
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Do not: only the colour says that something went wrong; there is no explanation and no remedy. */
export const DoNotToneAlone: Story = { args: { tone: 'danger', title: 'GSTR-3B', children: 'October' } }
