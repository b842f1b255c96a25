import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../inline/index.ts'
import { FileTrigger } from './index.ts'

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

const meta = {
  title: 'Forms/File trigger',
  component: FileTrigger,
  tags: ['!autodocs'],
  args: {
    children: 'Choose files',
    variant: 'secondary',
    allowsMultiple: true,
    acceptedFileTypes: ['application/pdf', '.pdf', 'image/*'],
    onSelect: fn(),
  },
} satisfies Meta<typeof FileTrigger>
export default meta
type Story = StoryObj<typeof meta>

const inputIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!

/** A button that opens the file picker. */
export const Default: Story = {
  tags: ['dark', 'forced-colors'],
  play: async ({ args, canvas, canvasElement }) => {
    const input = inputIn(canvasElement)
    await expect(input).toHaveAttribute('accept', 'application/pdf,.pdf,image/*')
    await expect(input.multiple).toBe(true)
    await expect(input).not.toHaveAttribute('capture')
    await userEvent.upload(input, [pdf('september.pdf'), pdf('october.pdf')])
    await expect(args.onSelect).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'september.pdf' }),
      expect.objectContaining({ name: 'october.pdf' }),
    ])
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible()
  },
}

/** Enter, Space and a press open the file picker. */
export const OpensThePicker: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const opened = fn((event: Event) => event.preventDefault())
    inputIn(canvasElement).addEventListener('click', opened)
    await userEvent.click(canvas.getByRole('button'))
    await expect(opened).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(2)
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(3)
  },
}

/** "Opens the camera": of phones, for a photo of a bill. */
export const Camera: Story = {
  args: {
    children: 'Take a photo',
    allowsMultiple: false,
    acceptedFileTypes: ['image/*'],
    defaultCamera: 'environment',
  },
  play: async ({ canvasElement }) => {
    await expect(inputIn(canvasElement)).toHaveAttribute('capture', 'environment')
    await expect(inputIn(canvasElement).multiple).toBe(false)
  },
}

export const Disabled: Story = {
  tags: ['dark'],
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const Hindi: Story = {
  args: { children: 'फ़ाइलें चुनें' },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

/** Do not: two buttons that open the same files. */
export const DoNotTwo: Story = {
  render: (args) => (
    <Inline>
      <FileTrigger {...args}>Choose a PDF</FileTrigger>
      <FileTrigger {...args}>Choose a photo</FileTrigger>
    </Inline>
  ),
}
