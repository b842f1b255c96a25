import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DoubledText, expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { ProgressBar } from './index.ts'

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

export const LongWords: Story = {
  args: { label: 'Sending Unternehmensregistrierungsbescheinigungsnummer-of-the-establishment.pdf' },
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
