import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { type Story, type Context, clientsMeta, counted, findRow, signedIn } from './clients-stories.ts'
import { addClient, addReassignments, addStates, type ClientsMockState } from './sample-clients.ts'
import { rosterWords as words } from './words.ts'

const meta = {
  ...clientsMeta,
  title: 'Pages/Admin/Clients',
  tags: ['!autodocs'],
}
export default meta

const { reassign } = words

/** Opens the form, and chooses that Imran takes over from Kavita. */
const chooseHeir = async ({ canvas, canvasElement }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: reassign.open }, soon))
  const element = await within(canvasElement.ownerDocument.body).findByRole(
    'dialog',
    { name: reassign.title },
    soon,
  )
  await waitFor(() => expect(element).toBeVisible())
  const dialog = within(element)
  const from = await dialog.findByRole('combobox', { name: reassign.from }, soon)
  await userEvent.selectOptions(from, 'kavita')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: reassign.to }), 'imran')
  return dialog
}

/** Somebody leaves: how many clients are handed over is on the button. */
export const HandOver: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await chooseHeir(context)
    await expect(dialog.getByRole('button', { name: reassign.submitCount(1) })).toBeVisible()
  },
}

/** A client was added after the number was read: it is stated again, and then all are handed over. */
export const HandedOver: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await chooseHeir(context)
    const { state } = context.loaded.api as { state: ClientsMockState }
    addClient(state, 'new', 'New Client', { consultant: 'kavita' })
    await userEvent.click(dialog.getByRole('button', { name: reassign.submitCount(1) }))
    await expect(await dialog.findByText(reassign.changed, undefined, soon)).toBeInTheDocument()
    await userEvent.click(await dialog.findByRole('button', { name: reassign.submitCount(2) }, soon))
    await userEvent.click(await context.canvas.findByText(reassign.earlier(1), undefined, soon))
    await expect(await context.canvas.findByText(reassign.done(2), undefined, soon)).toBeVisible()
    await expect(await findRow(context.canvas, /Qureshi/)).toBeVisible()
  },
}

/** Nothing was chosen. */
export const HandOverInvalid: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addStates),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: reassign.open }, soon))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = within(await body.findByRole('dialog', { name: reassign.title }, soon))
    const from = await dialog.findByRole('combobox', { name: reassign.from }, soon)
    await userEvent.click(dialog.getByRole('button', { name: reassign.submit }))
    await waitFor(() => expect(from).toHaveFocus())
    await expect(from).toBeInvalid()
  },
}

/** Some are being handed over, others were; and it is stopped. */
export const HandingOver: Story = {
  tags: ['mobile'],
  beforeEach: signedIn((state) => {
    addStates(state)
    addReassignments(state)
  }),
  play: async ({ canvas }) => {
    await counted(canvas, 4)
    await expect(
      await canvas.findByRole('progressbar', { name: reassign.label('Kavita Iyer', 'Imran Sheikh') }, soon),
    ).toHaveAttribute('aria-valuetext', reassign.progress(64, 180))
  },
}

/** Stopped before its end. */
export const HandingOverStopped: Story = {
  ...HandingOver,
  tags: ['!dev'],
  play: async (context) => {
    await HandingOver.play!(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: reassign.stopOf('Kavita Iyer') }))
    await userEvent.click(await canvas.findByText(reassign.earlier(2), undefined, soon))
    await expect(canvas.getByText(reassign.stopped(64, 180))).toBeVisible()
  },
}
