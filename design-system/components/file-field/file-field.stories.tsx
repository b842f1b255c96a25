import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DoubledText, expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { FileField } from './index.ts'

const pdf = (name = 'lakshmi-cv.pdf', size = 212_000) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' })

const meta = {
  title: 'Forms/File field',
  component: FileField,
  tags: ['!autodocs'],
  args: {
    label: 'Your CV',
    name: 'cv',
    accept: '.pdf,.docx',
    description: 'PDF or Word (.docx), up to 5 MB.',
    onChange: fn(),
  },
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

/** A box to press, or to drop a file on: it shows the file's name and size, and a button to remove it. */
export const Default: Story = {
  tags: ['touch'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Your CV')
    await expect(input).toHaveAccessibleDescription('PDF or Word (.docx), up to 5 MB.')
    await userEvent.upload(input, pdf())
    await expect(input.files).toHaveLength(1)
    await expect(input).toHaveAccessibleDescription('lakshmi-cv.pdf 208 KB PDF or Word (.docx), up to 5 MB.')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove lakshmi-cv.pdf' }))
    await expect(input.files).toHaveLength(0)
    await expect(input).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A file is chosen. */
export const Chosen: Story = {
  tags: ['dark', 'mobile', 'large-text-phone', 'hover'],
  args: { shown: { name: 'lakshmi-narayanan-cv.pdf', size: 1_402_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.4 MB')).toBeVisible()
  },
}

/** The error is next to the file, which remains chosen. */
export const Invalid: Story = {
  args: {
    isRequired: true,
    shown: { name: 'holiday.png', size: 80_000 },
    errorMessage: 'This is neither a PDF nor a Word document (.docx). Please attach one of these.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Your CV')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/^holiday\.png 79 KB This is neither/)
  },
}

/** A file is dragged over it. */
export const HeldOver: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Your CV')
    input.dispatchEvent(new DragEvent('dragenter', { bubbles: true }))
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-over'))
  },
}

/** The input covers the complete box. */
export const PressedAnywhere: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Your CV')
    const { left, right, top, bottom } = input.parentElement!.getBoundingClientRect()
    for (const [x, y] of [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const)
      await expect(document.elementFromPoint(x, y)).toBe(input)
  },
}

/** A form reset removes the file. */
export const Reset: Story = {
  render: (args) => (
    <form>
      <FileField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Your CV'), pdf())
    await expect(canvas.getByText('lakshmi-cv.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(canvas.queryByText('lakshmi-cv.pdf')).toBeNull())
  },
}

export const Optional: Story = { args: { label: 'Mark sheet', isOptional: true } }

export const Disabled: Story = {
  args: { isDisabled: true, shown: { name: 'lakshmi-cv.pdf', size: 212_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your CV')).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    shown: { name: 'Unternehmensregistrierungsbescheinigungsnummer-of-the-establishment.pdf', size: 9 },
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: {
    label: 'आपका बायोडाटा',
    description: 'पीडीएफ़ या वर्ड, ५ एमबी तक',
    shown: { name: 'लक्ष्मी-नारायण.pdf', size: 212_000 },
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

export const RightToLeft: Story = {
  args: { label: 'السيرة الذاتية', shown: { name: 'cv.pdf', size: 212_000 } },
  globals: { direction: 'rtl' },
}

export const TextAt200Percent: Story = {
  args: { shown: { name: 'lakshmi-cv.pdf', size: 212_000 } },
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}
