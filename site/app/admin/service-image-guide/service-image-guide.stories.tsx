import type { User } from '@anupalan/server/contract/core/access'
import { problems } from '@anupalan/server/contract/core/problems'
import { serviceImageMessages, serviceImageRules } from '@anupalan/server/contract/service-images/rules'
import { samplePicture } from '@anupalan/server/contract/service-images/samples'
import type { ServiceImage } from '@anupalan/server/contract/service-images/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { services } from '../../../content/services.ts'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { dataWords } from '../../data/words.ts'
import { divya, imran } from '../../sample-staff.ts'
import { imageWords as words } from './words.ts'

interface ImagesMockState {
  user: User | null
  readonly serviceImages: Map<string, ServiceImage>
}

const meta = {
  title: 'Pages/Admin/Service images',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/service-image-guide', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const signedIn = signingIn<ImagesMockState>(imran)

const [tax, gst] = services
const alt = 'A red account book and a green pot with a pen on a wooden table'

const image = (service: string): ServiceImage => ({
  service,
  alt,
  url: `data:image/png;base64,${samplePicture}`,
  width: 960,
  height: 720,
  bytes: 34_000,
  version: 1,
})

const addImage = ({ serviceImages }: ImagesMockState) => void serviceImages.set(gst.slug, image(gst.slug))

const sampleFile = (name = 'book.png') =>
  new File([Uint8Array.from(atob(samplePicture), (letter) => letter.charCodeAt(0))], name, {
    type: 'image/png',
  })

/** A white picture of this size. */
async function fileOf(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], `${width}x${height}.png`, { type: 'image/png' })
}

async function row(canvas: Canvas, name: string) {
  const list = within(await canvas.findByRole('list', { name: words.services.list }, soon))
  return within(list.getByRole('heading', { level: 3, name }).closest('li')!)
}

async function openForm(canvas: Canvas, name: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name }, soon))
  const dialog = await canvas.findByRole('dialog', { name: title })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** It moves in. */
async function expectToast(canvas: Canvas, text: string) {
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible(), soon)
}

/** What each picture must be, and one service that has a picture. */
export const Guide: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addImage),
  play: async ({ canvas }) => {
    const picture = (await row(canvas, gst.name)).getByRole('img', { name: alt })
    await waitFor(() => expect(picture).toHaveProperty('complete', true))
    await expect((await row(canvas, tax.name)).getByText(words.services.none)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Add a picture/ })).toHaveLength(services.length - 1)
  },
}

/** Who may only read sees the same without a control. */
export const Reader: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addImage, divya),
  play: async ({ canvas }) => {
    for (const { name } of [tax, gst])
      await expect((await row(canvas, name)).queryByRole('button')).toBeNull()
  },
}

/** The server fails: the reason, and a button to try again. */
export const NotLoaded: Story = {
  args: {
    session: createSessionStore(
      sessionMachine.resolveState({ value: 'signed in', context: { user: imran } }),
    ),
  },
  globals: { mock: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.services.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('button', { name: dataWords.retry })).toBeVisible()
  },
}

/** What is missing is said at each field; a chosen picture is checked at once. */
export const AddInvalid: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, words.addLabel(tax.name), words.form.add(tax.name))
    const field = dialog.getByLabelText(words.form.image)
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(await dialog.findByText(serviceImageMessages.missing)).toBeVisible()
    await expect(dialog.getByText(serviceImageRules.alt.short)).toBeVisible()
    for (const [width, height, message] of [
      [800, 600, serviceImageMessages.small],
      [960, 960, serviceImageMessages.shape],
    ] as const) {
      await userEvent.upload(field, await fileOf(width, height))
      await expect(await dialog.findByText(message)).toBeVisible()
    }
    await userEvent.type(dialog.getByRole('textbox', { name: words.form.alt }), 'Photo of a red book')
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(await dialog.findByText(serviceImageMessages.redundant)).toBeVisible()
  },
}

/** A chosen picture, before it is saved. */
export const Preview: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, words.addLabel(tax.name), words.form.add(tax.name))
    await userEvent.upload(dialog.getByLabelText(words.form.image), sampleFile())
    await userEvent.type(dialog.getByRole('textbox', { name: words.form.alt }), alt)
    const preview = within(dialog.getByRole('group', { name: words.form.preview }))
    const picture = await preview.findByRole('img', { name: alt })
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 960))
  },
}

/** A saved picture is in the list. */
export const Add: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async (context) => {
    await Preview.play!(context)
    const { canvas } = context
    const dialog = within(canvas.getByRole('dialog', { name: words.form.add(tax.name) }))
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expectToast(canvas, words.form.done)
    await expect(await (await row(canvas, tax.name)).findByRole('img', { name: alt })).toBeVisible()
  },
}

/** The text alone is changed: the picture stays. */
export const ChangeText: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addImage),
  play: async ({ canvas, loaded }) => {
    const dialog = await openForm(canvas, words.changeLabel(gst.name), words.form.change(gst.name))
    const text = dialog.getByRole('textbox', { name: words.form.alt })
    await userEvent.clear(text)
    await userEvent.type(text, 'A book of accounts')
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expectToast(canvas, words.form.done)
    await expect((loaded.api as { state: ImagesMockState }).state.serviceImages.get(gst.slug)).toEqual({
      ...image(gst.slug),
      alt: 'A book of accounts',
      version: 2,
    })
  },
}

/** Somebody else has changed it meanwhile: that is said, what was typed stays, and saving again replaces it. */
export const ChangedMeanwhile: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addImage),
  play: async ({ canvas, loaded }) => {
    const dialog = await openForm(canvas, words.changeLabel(gst.name), words.form.change(gst.name))
    const text = dialog.getByRole('textbox', { name: words.form.alt })
    await userEvent.clear(text)
    await userEvent.type(text, 'A book of accounts')
    const { serviceImages } = (loaded.api as { state: ImagesMockState }).state
    serviceImages.set(gst.slug, { ...image(gst.slug), alt: 'Bills of a sweet shop', version: 2 })
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(await dialog.findByText(problems.changedMeanwhile.message, undefined, soon)).toBeVisible()
    await expect(dialog.getByText(words.form.newest('Bills of a sweet shop'))).toBeVisible()
    await expect(text).toHaveValue('A book of accounts')
  },
}

/** After the newest version was shown, saving again replaces it. */
export const SavedAgain: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addImage),
  play: async (context) => {
    await ChangedMeanwhile.play!(context)
    const { canvas } = context
    const dialog = within(canvas.getByRole('dialog', { name: words.form.change(gst.name) }))
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expectToast(canvas, words.form.done)
    await expect(await (await row(canvas, gst.name)).findByText('A book of accounts')).toBeVisible()
  },
}

/** The question before a picture is removed; afterwards the focus is on the heading of the list. */
export const Remove: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addImage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.remove.ariaLabel(gst.name) }, soon))
    const question = words.remove.question(gst.name)
    const dialog = within(await canvas.findByRole('alertdialog', { name: question }))
    await waitFor(() => expect(dialog.getByRole('button', { name: words.cancel })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: words.remove.submit }))
    await expect(
      await (await row(canvas, gst.name)).findByText(words.services.none, undefined, soon),
    ).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: words.services.heading })).toHaveFocus(),
    )
  },
}
