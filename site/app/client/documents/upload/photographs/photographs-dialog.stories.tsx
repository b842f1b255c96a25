import type { Meta, StoryObj } from '@storybook/react-vite'
import { writeMegabytes } from '@anupalan/server/contract/core/resumable'
import { documentRules, uploadRule } from '@anupalan/server/contract/documents/rules'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../../../ui/story-helpers.tsx'
import { PhotographsDialog, type PhotographsDialogProps } from './photographs-dialog.tsx'
import { photographsOf } from './photographs.ts'
import { billFiles, bills, undecodable, webp } from './sample-photographs.ts'
import { photographsWords as words } from './words.ts'

type Args = Pick<PhotographsDialogProps, 'photographs' | 'defaultName' | 'send'>

function Stateful(args: Args) {
  const [photographs, change] = useState(args.photographs)
  return <PhotographsDialog {...args} photographs={photographs} change={change} />
}

const meta = {
  title: 'Pages/Client documents/Photographs',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { photographs: bills, defaultName: 'Bills of October', send: fn<Args['send']>() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** The only file that was sent. */
function sentFile(send: unknown): File {
  const { calls } = (send as { mock: { calls: [File[]][] } }).mock
  const files = calls.flat(2)
  if (calls.length !== 1 || files.length !== 1)
    throw new Error(`${files.length} files in ${calls.length} calls`)
  return files[0]!
}

/** Pages of a PDF whose objects are not compressed. */
const pagesIn = async (file: File) => [...(await file.text()).matchAll(/\/Type \/Page\b/g)].length

/** Three photographs that were chosen together. */
export const Several: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: words.heading })
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(dialog.querySelectorAll('img')).toHaveLength(3))
    for (const image of dialog.querySelectorAll('img')) await waitFor(() => expect(image.complete).toBe(true))
  },
}

/** One that the camera has taken. */
export const One: Story = {
  tags: ['mobile'],
  args: { photographs: bills.slice(0, 1) },
  play: async () => {
    await waitFor(() => expect(button(words.separately(1))).toBeVisible())
    await expect(button(/^Move up/)).toBeDisabled()
    await expect(button(/^Move down/)).toBeDisabled()
  },
}

/** One of them is of a format that this browser cannot decode: the PDF waits until it is removed. */
export const Unreadable: Story = {
  tags: ['dark', 'mobile'],
  args: { photographs: [...bills.slice(0, 2), ...photographsOf([undecodable])] },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText(words.unreadable)).toBeVisible(), soon)
    await userEvent.click(button(words.join))
    await expect(button(words.actionOf.remove(undecodable.name, 3))).toHaveFocus()
    await expect(args.send).not.toHaveBeenCalled()
  },
}

const large = (name: string) =>
  Object.defineProperty(new File(billFiles[0] ? [billFiles[0]] : [], name, { type: 'image/png' }), 'size', {
    value: uploadRule.maxBytes,
  })

/** Together they are larger than a file may be. */
export const TooLarge: Story = {
  tags: ['mobile'],
  args: { photographs: photographsOf([large('One.png'), large('Two.png')]) },
  play: async ({ args }) => {
    const message = words.large(writeMegabytes(uploadRule.maxBytes))
    await expect(await screen.findByText(message)).toBeInTheDocument()
    await userEvent.click(button(words.join))
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** A PDF needs a name. */
export const NameMissing: Story = {
  tags: ['!dev'],
  args: { defaultName: ' ' },
  play: async ({ args }) => {
    await waitFor(() => expect(button(words.join)).toBeVisible())
    await userEvent.click(button(words.join))
    const field = screen.getByRole('textbox', { name: words.name })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(documentRules.newName.short)
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** Joined: PNG as they are, and a WebP that is drawn again. */
export const Joined: Story = {
  tags: ['!dev'],
  loaders: [async () => ({ drawn: await webp('Drawn.webp') })],
  render: (args, { loaded }) => (
    <Stateful {...args} photographs={[...bills, ...photographsOf([(loaded as { drawn: File }).drawn])]} />
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(button(words.join)).toBeVisible())
    await userEvent.click(button(words.join))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon)
    const file = sentFile(args.send)
    await expect(file.name).toBe('Bills of October.pdf')
    await expect(await pagesIn(file)).toBe(4)
    await expect(await file.text()).toContain('/DCTDecode')
  },
}

/** Sent as they were chosen. */
export const Separately: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    await waitFor(() => expect(button(words.separately(3))).toBeVisible())
    await userEvent.click(button(words.separately(3)))
    await expect(args.send).toHaveBeenCalledWith(billFiles)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon)
  },
}

/** Added to those that were chosen. */
export const Add: Story = {
  tags: ['!dev'],
  args: { photographs: bills.slice(0, 2) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: words.heading }))
    const add = dialog.getByRole('button', { name: words.add })
    const input = add.closest('form')!.querySelector<HTMLInputElement>('input[type="file"]:not([capture])')!
    await userEvent.upload(input, billFiles[2]!)
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3)
  },
}
