import type { Meta, StoryObj } from '@storybook/react-vite'
import { NetworkError } from '@anupalan/server/contract/core/client'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { soon } from '../../../../ui/story-helpers.tsx'
import { PreviewDialog, type PreviewDialogProps } from './preview-dialog.tsx'
import { billsPdf, damagedPdf, heicBlob, lockedPdf, openedAs, pngBlob, textPdf } from './sample-previews.ts'
import { previewWords as words } from './words.ts'

const meta = {
  title: 'Pages/Client documents/Preview',
  component: PreviewDialog,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { preview: openedAs('pdf', 'Bills.pdf'), onDownload: fn<PreviewDialogProps['onDownload']>() },
} satisfies Meta<typeof PreviewDialog>
export default meta
type Story = StoryObj<typeof meta>

/** For what pdf.js does once it is loaded, from a cold cache on a busy machine. */
const onceLoaded = { timeout: 40_000 }

/** Waits until a page is drawn. @returns its canvas */
async function drawn(number: number, count: number): Promise<HTMLCanvasElement> {
  const page = await screen.findByRole('img', { name: words.page(number, count) }, onceLoaded)
  await waitFor(() => expect(page).toHaveAttribute('aria-busy', 'false'), onceLoaded)
  return page as HTMLCanvasElement
}

/** Whether a canvas shows more than one colour. */
function isPictured(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  return data.some((value, index) => index >= 4 && value !== data[index % 4])
}

/** A PDF of three pages. */
export const Pdf: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  loaders: [async () => ({ file: await billsPdf() })],
  render: (args, { loaded }) => (
    <PreviewDialog {...args} preview={openedAs('pdf', 'बिल अक्टूबर.pdf', (loaded as { file: File }).file)} />
  ),
  play: async () => {
    await expect(isPictured(await drawn(1, 3))).toBe(true)
    await expect(screen.getByRole('button', { name: words.previous.name })).toBeDisabled()
  },
}

/** The text of a page is there for screen readers. */
export const PdfWithText: Story = {
  tags: ['!dev'],
  args: { preview: openedAs('pdf', 'Form 16.pdf', textPdf()) },
  play: async () => {
    await drawn(1, 1)
    await expect(await screen.findByText(/Form 16\s+Rao Textiles/, undefined, soon)).toBeInTheDocument()
  },
}

/** A photograph. */
export const Image: Story = {
  tags: ['dark', 'mobile'],
  args: { preview: openedAs('png', 'Receipt.png', pngBlob()) },
  play: async () => {
    const image = await screen.findByRole<HTMLImageElement>('img', { name: 'Receipt.png' }, soon)
    await waitFor(() => expect(image.naturalWidth).toBe(180), soon)
    await userEvent.click(screen.getByRole('button', { name: words.larger.name }))
    await waitFor(() => expect(screen.getByText(words.zoom(150))).toBeVisible(), soon)
  },
}

/** A photograph that this browser cannot decode. */
export const Undecodable: Story = {
  tags: ['mobile'],
  args: { preview: openedAs('heic', 'IMG_2041.heic', heicBlob()) },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText(words.undecodable('HEIC'))).toBeVisible(), soon)
    await userEvent.click(screen.getByRole('button', { name: words.download }))
    await expect(args.onDownload).toHaveBeenCalledWith(args.preview.version)
  },
}

/** A PDF with a password that was not found when it was stored. */
export const Locked: Story = {
  tags: ['mobile'],
  args: { preview: openedAs('pdf', 'Form 16.pdf', lockedPdf()) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(words.locked)).toBeVisible(), onceLoaded)
  },
}

/** A PDF of which nothing can be read. */
export const Damaged: Story = {
  tags: ['dark', 'mobile'],
  args: { preview: openedAs('pdf', 'Statement.pdf', damagedPdf()) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(words.damaged)).toBeVisible(), onceLoaded)
  },
}

/** Nothing has arrived yet. */
export const Loading: Story = {
  tags: ['mobile'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toBeVisible(), soon)
  },
}

/** Without a connection. */
export const Failing: Story = {
  tags: ['mobile'],
  args: {
    preview: { ...openedAs('pdf', 'Bills.pdf'), isPending: false, error: new NetworkError('offline') },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(words.notOpened)).toBeVisible(), soon)
  },
}
