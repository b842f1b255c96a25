import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DoubledText, expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { DropZone, type DropZoneProps, type WaitingFile } from './index.ts'

const megabyte = 1024 * 1024
const fileOf = (name: string, type = 'application/pdf', size = 212_000) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 0 })
const waiting = (file: File, more: Partial<WaitingFile> = {}): WaitingFile => ({
  id: file.name,
  file,
  ...more,
})

/** A parent that owns the files. */
function WithParent({ files: initial, onAdd, onRemove, ...props }: DropZoneProps) {
  const [files, setFiles] = useState(initial)
  return (
    <DropZone
      {...props}
      files={files}
      onAdd={(added) => {
        onAdd(added)
        setFiles((current) => [...current, ...added])
      }}
      onRemove={(id) => {
        onRemove(id)
        setFiles((current) => current.filter((file) => file.id !== id))
      }}
    />
  )
}

const meta = {
  title: 'Forms/Drop zone',
  component: DropZone,
  tags: ['!autodocs'],
  args: {
    label: 'Purchase invoices for October',
    description: 'PDF, Excel or photos, up to 2 MB each, at most five at a time.',
    acceptedFileTypes: ['application/pdf', '.pdf', 'image/*', '.xlsx'],
    maxBytes: 2 * megabyte,
    maxFiles: 5,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
  },
  render: (args) => <WithParent {...args} />,
} satisfies Meta<typeof DropZone>
export default meta
type Story = StoryObj<typeof meta>

const boxIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('.react-aria-DropZone, [data-rac][class]')!
const inputIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!

/** Drags files over an element, as the browser does. */
function drag(target: Element, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  // Only a real drag can set it.
  Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'all' })
  for (const file of files) dataTransfer.items.add(file)
  const fire = (type: string) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  fire('dragenter')
  fire('dragover')
  return fire
}

/** Several files are chosen: each waits in the list, with a button that removes it. */
export const Default: Story = {
  tags: ['dark', 'mobile', 'brand', 'touch', 'hover'],
  play: async ({ args, canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Purchase invoices for October' })
    await expect(group).toHaveAccessibleDescription(/^PDF, Excel or photos/)
    const input = inputIn(canvasElement)
    await expect(input.multiple).toBe(true)
    await expect(input).toHaveAttribute('accept', 'application/pdf,.pdf,image/*,.xlsx')
    await userEvent.upload(input, [fileOf('a.pdf'), fileOf('b.xlsx', '')])
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('208 KB', { selector: 'li:first-child *' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Files added: 2.')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove a.pdf' }))
    await expect(canvas.getByRole('button', { name: 'Remove b.xlsx' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('a.pdf removed.')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(
      canvas.getByRole('button', { name: 'Choose files: Purchase invoices for October' }),
    ).toHaveFocus()
  },
}

/** A press anywhere in the box, Enter and Space open the file picker, once each. */
export const OpensThePicker: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const opened = fn((event: Event) => event.preventDefault())
    inputIn(canvasElement).addEventListener('click', opened)
    await userEvent.click(boxIn(canvasElement))
    await expect(opened).toHaveBeenCalledTimes(1)
    const button = canvas.getByRole('button')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(2)
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(3)
    // A screen reader's press.
    button.click()
    await expect(opened).toHaveBeenCalledTimes(4)
  },
}

/** The focus is shown around the box. */
export const Focused: Story = {
  tags: ['dark', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(boxIn(canvasElement)).toHaveAttribute('data-focus-visible')
  },
}

/** Files of an accepted type are dragged over it. */
export const DraggedOver: Story = {
  tags: ['dark', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    drag(boxIn(canvasElement), [fileOf('a.pdf')])
    await expect(await canvas.findByText('Release to add')).toBeVisible()
  },
}

/** Dropped files are added; the box is again as before. */
export const Dropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const fire = drag(boxIn(canvasElement), [fileOf('a.pdf'), fileOf('b.pdf')])
    await canvas.findByText('Release to add')
    fire('drop')
    await expect(await canvas.findByText('b.pdf')).toBeVisible()
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByText('Release to add')).toBeNull()
  },
}

/** Only files of other types are dragged over it: a drop does nothing. */
export const DraggedWrongType: Story = {
  tags: ['dark', 'forced-colors', 'high-contrast'],
  play: async ({ canvas, canvasElement }) => {
    drag(boxIn(canvasElement), [fileOf('film.mov', 'video/quicktime')])
    await expect(await canvas.findByText('These types of files are not accepted')).toBeVisible()
    await expect(canvas.queryByText('Release to add')).toBeNull()
  },
}

/** The box is as before once the drag has left it. */
export const WrongTypeLeaves: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const fire = drag(boxIn(canvasElement), [fileOf('film.mov', 'video/quicktime')])
    await canvas.findByText('These types of files are not accepted')
    fire('dragleave')
    await waitFor(() => expect(canvas.queryByText('These types of files are not accepted')).toBeNull())
  },
}

/** Pasted files are added, such as a screenshot. */
export const Pasted: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const clipboardData = new DataTransfer()
    clipboardData.items.add(fileOf('image.png', 'image/png'))
    canvas
      .getByRole('button')
      .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    await expect(await canvas.findByText('image.png')).toBeVisible()
  },
}

/** Each file that is not accepted stays in the list with its error, until it is removed. */
export const Rejected: Story = {
  tags: ['dark', 'mobile', 'rtl', 'forced-colors', 'large-text-phone'],
  args: {
    maxFiles: 2,
    files: [
      waiting(fileOf('october-purchases.xlsx', '')),
      waiting(fileOf('film.mov', 'video/quicktime')),
      waiting(fileOf('scan-of-all-bills.pdf', 'application/pdf', 2 * megabyte + 1)),
      waiting(fileOf('empty.pdf', 'application/pdf', 0)),
      waiting(fileOf('statement.pdf'), { errorMessage: 'This file has a virus. Please remove it.' }),
      waiting(fileOf('one-too-many.pdf')),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove film.mov' })).toHaveAccessibleDescription(
      'This type of file is not accepted. Please choose another.',
    )
    await expect(canvas.getByText(/^Larger than 2\.0 MB/)).toBeVisible()
    await expect(canvas.getByText('This file is empty.')).toBeVisible()
    await expect(canvas.getByText('This file has a virus. Please remove it.')).toBeVisible()
    const tooMany = canvas.getByText(/^Only 2 at a time/)
    await expect(tooMany).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove october-purchases.xlsx' }))
    await expect(tooMany).not.toBeInTheDocument()
  },
}

/** How many of the added files are not accepted is announced. */
export const RejectedAnnounced: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const fire = drag(boxIn(canvasElement), [fileOf('a.pdf'), fileOf('film.mov', 'video/quicktime')])
    fire('drop')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Files added: 2. Not accepted: 1.'),
    )
  },
}

/** While files are sent: the removal cancels. */
export const Sending: Story = {
  tags: ['dark', 'mobile', 'rtl'],
  args: {
    files: [
      waiting(fileOf('october-purchases.xlsx', '', 1.5 * megabyte), { progress: 0.62 }),
      waiting(fileOf('statement.pdf')),
    ],
  },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'october-purchases.xlsx' })
    await expect(bar).toHaveAttribute('aria-valuetext', '953 KB of 1.5 MB')
    const cancel = canvas.getByRole('button', { name: 'Cancel october-purchases.xlsx' })
    await expect(cancel).toBeVisible()
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

/** One file, such as a photo of a bill; a touch screen also shows the button that opens the camera. */
export const Single: Story = {
  tags: ['mobile'],
  args: { label: 'Photo of the PAN card', description: undefined, maxFiles: 1, hasCamera: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(inputIn(canvasElement).multiple).toBe(false)
    await expect(canvas.getByText('Choose a file')).toBeVisible()
    await expect(canvasElement.querySelector('input[capture="environment"]')).toHaveAttribute(
      'accept',
      'image/*',
    )
  },
}

/** The list itself has an error. */
export const Invalid: Story = {
  tags: ['dark'],
  args: { errorMessage: 'Please add at least one invoice.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      /^Please add at least one invoice\. PDF/,
    )
  },
}

export const Optional: Story = { args: { isOptional: true } }

/** Nothing can be added or removed. */
export const Disabled: Story = {
  tags: ['dark', 'forced-colors'],
  args: {
    isDisabled: true,
    description: 'October is filed. Send corrections with the invoices for November.',
    files: [waiting(fileOf('statement.pdf'))],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
    const opened = fn((event: Event) => event.preventDefault())
    inputIn(canvasElement).addEventListener('click', opened)
    await userEvent.click(boxIn(canvasElement))
    await expect(opened).not.toHaveBeenCalled()
    drag(boxIn(canvasElement), [fileOf('a.pdf')])('drop')
    await expect(canvas.queryByText('Release to add')).toBeNull()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const LongWords: Story = {
  args: {
    files: [
      waiting(fileOf('Unternehmensregistrierungsbescheinigungsnummer-of-the-establishment.pdf')),
      waiting(fileOf('Incomprehensibilities-of-retroactively-denotified-notifications.pdf'), {
        progress: 0.5,
      }),
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: {
    label: 'अक्टूबर के ख़रीद बिल',
    description: 'पीडीएफ़, एक्सेल या फ़ोटो',
    files: [waiting(fileOf('लक्ष्मी-नारायण.pdf'))],
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'فواتير أكتوبر', description: undefined, files: [waiting(fileOf('statement.pdf'))] },
}

export const TextAt200Percent: Story = {
  args: { files: [waiting(fileOf('statement.pdf'))] },
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Do not: what is accepted is only said once it is too late. */
export const DoNotSilentLimits: Story = {
  args: { description: undefined, files: [waiting(fileOf('film.mov', 'video/quicktime'))] },
}
