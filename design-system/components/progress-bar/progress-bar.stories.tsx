import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { DoubledText, expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { Button } from '../button/index.ts'
import { Stack } from '../stack/index.ts'
import { ProgressBar, ProgressCircle } from './index.ts'

const meta = {
  title: 'Feedback/Progress bar',
  component: ProgressBar,
  tags: ['!autodocs'],
  args: { label: 'Sending cv.pdf', value: 0.42 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

/** Displayed in per cent, announced in quarters. */
export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending cv.pdf' })
    await expect(bar).toHaveAttribute('value', '0.42')
    await expect(canvas.getByText('42%')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending cv.pdf, 25%')
  },
}

export const Begun: Story = { args: { value: 0 } }

/** 100% only when complete, and never more. */
export const Done: Story = {
  args: { value: 1.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '1')
    await expect(canvas.getByText('100%')).toBeVisible()
  },
}

/** A text instead of the percentage; the announcement has it too, at each quarter. */
export const ValueText: Story = {
  tags: ['dark', 'mobile', 'rtl'],
  args: { label: 'Sending documents', value: 3 / 12, valueText: '3 of 12 documents' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending documents' })
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 12 documents')
    await expect(canvas.queryByText('25%')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending documents, 3 of 12 documents')
  },
}

const parts = 12
function Sending() {
  const [sent, setSent] = useState(3)
  return (
    <Stack>
      <ProgressBar
        label="Sending documents"
        value={sent / parts}
        valueText={`${sent} of ${parts} documents`}
      />
      <Button onPress={() => setSent(sent + 1)}>Send the next</Button>
    </Stack>
  )
}

/** "Announced in quarters" */
export const AnnouncedInQuarters: Story = {
  tags: ['!dev'],
  render: () => <Sending />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    for (const [shown, announced] of [
      ['4 of 12 documents', '3 of 12 documents'],
      ['5 of 12 documents', '3 of 12 documents'],
      ['6 of 12 documents', '6 of 12 documents'],
      ['7 of 12 documents', '6 of 12 documents'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button'))
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', shown)
      await expect(status).toHaveTextContent(`Sending documents, ${announced}`)
    }
  },
}

/** The end is unknown: the bar has no value, and the label alone is announced. */
export const Indeterminate: Story = {
  tags: ['dark', 'rtl', 'forced-colors', 'reduced-motion', 'high-contrast'],
  args: { label: 'Checking the bank statement', value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Checking the bank statement' })
    await expect(bar).not.toHaveAttribute('value')
    await expect(bar.matches(':indeterminate')).toBe(true)
    await expect(canvas.queryByText(/%/)).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Checking the bank statement$/)
  },
}

/** The end is unknown, but not the current step. */
export const IndeterminateWithText: Story = {
  args: { label: 'Preparing the return', value: undefined, valueText: 'Step 2 of 4: matching invoices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'Step 2 of 4: matching invoices',
    )
  },
}

/** In rows of text: its colour and height are those of the text. */
export const Circle: Story = {
  tags: ['dark', 'rtl', 'forced-colors', 'large-text'],
  render: () => (
    <Stack>
      {[0, 0.25, 0.66, 1].map((value) => (
        <p key={value}>
          <ProgressCircle label={`Sending statement-${value * 100}.pdf`} value={value} /> statement.pdf
        </p>
      ))}
      <p>
        <ProgressCircle label="Checking the file" /> bank-statement.pdf
      </p>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(5)
    await expect(canvas.getByRole('progressbar', { name: 'Sending statement-66.pdf' })).toHaveAttribute(
      'value',
      '0.66',
    )
    await expect(canvas.getByRole('progressbar', { name: 'Checking the file' })).not.toHaveAttribute('value')
  },
}

/** In a pending button, whose label says what is pending: nothing else is read. */
export const CircleInButton: Story = {
  tags: ['dark'],
  render: () => (
    <Button isPending>
      <ProgressCircle /> Sending…
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    label: 'Sending Unternehmensregistrierungsbescheinigungsnummer-of-the-establishment.pdf',
    valueText: '1,024.5 of 2,048.0 MB of the establishment',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: { label: 'लक्ष्मी-नारायण.pdf भेजी जा रही है' },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

export const RightToLeft: Story = {
  args: { label: 'جارٍ إرسال الملف' },
  globals: { direction: 'rtl' },
}

export const TextAt200Percent: Story = { decorators: [(Story) => <DoubledText>{Story()}</DoubledText>] }
