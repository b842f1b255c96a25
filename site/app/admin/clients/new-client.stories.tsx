import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { newClientWords } from '../client/new-client-words.ts'
import { clientWords } from '../client/words.ts'
import { type Story, type Context, clientsMeta, signedIn } from './clients-stories.ts'
import { addStates, type ClientsMockState } from './sample-clients.ts'

const meta = {
  ...clientsMeta,
  title: 'Pages/Admin/Clients',
  tags: ['!autodocs'],
}
export default meta

const { profile } = clientWords

/** Opens the form of a new client. */
const openNew = async ({ canvas, canvasElement }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: newClientWords.open }, soon))
  const dialog = await within(canvasElement.ownerDocument.body).findByRole(
    'dialog',
    { name: newClientWords.title },
    soon,
  )
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** A new client: a mistyped PAN is explained, and a client with such a name is named. */
export const AddClient: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await openNew(context)
    await userEvent.type(dialog.getByRole('textbox', { name: profile.name }), 'Rao Textiles')
    const pan = dialog.getByRole('textbox', { name: new RegExp(`^${profile.pan}`) })
    await userEvent.type(pan, 'ABCPR12B4F')
    await expect(await dialog.findByText(newClientWords.similar, undefined, soon)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: newClientWords.submit }))
    await waitFor(() => expect(pan).toHaveFocus())
    await expect(pan).toHaveAccessibleDescription(expect.stringContaining('Character 8 is “B”'))
  },
}

/** The PAN of another client: refused with its name, then added because it is said to be right. */
export const AddClientWithPanOfAnother: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await openNew(context)
    await userEvent.type(dialog.getByRole('textbox', { name: profile.name }), 'Asha Rao')
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`^${profile.pan}`) }), 'abcpr 1234 f')
    const submit = dialog.getByRole('button', { name: newClientWords.submit })
    await userEvent.click(submit)
    await expect(
      await dialog.findByText('Rao Textiles has this PAN already.', undefined, soon),
    ).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('checkbox', { name: profile.duplicate }))
    await userEvent.click(submit)
    const { state } = context.loaded.api as { state: ClientsMockState }
    await waitFor(() => expect(state.clients.size).toBe(7), soon)
  },
}
