import { clientRules } from '@anupalan/server/contract/clients/rules'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { documentsWords } from '../../client/documents/words.ts'
import { divya } from '../../sample-staff.ts'
import { addDocumentHold, addHolds } from './sample-client.ts'
import { holdWords } from './hold-words.ts'
import { clientWords as words } from './words.ts'
import { clientMeta, page, signedIn, heading, press, findDialog, type Story } from './client-stories.ts'

const meta = {
  ...clientMeta,
  title: 'Pages/Admin/Client',
  tags: ['!autodocs'],
} satisfies Meta<typeof clientMeta.component>
export default meta

const { holds: bannerWords } = words

/** A legal hold stands, and another one has ended. */
export const OnHold: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addHolds),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(bannerWords.effect, undefined, soon)).toBeVisible()
    const list = within(await canvas.findByRole('list', { name: holdWords.heading }, soon))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getAllByRole('button')).toHaveLength(1)
  },
}

/** Who may only read sees the holds and changes nothing. */
export const OnHoldReadonly: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addHolds, divya),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: holdWords.heading }, soon)
    await expect(within(canvas.getByRole('tabpanel')).queryByRole('button')).toBeNull()
  },
}

/** A hold is set, after a reason why its own reason cannot be empty. */
export const HoldSet: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, holdWords.add)
    const dialog = await findDialog(context, holdWords.setting.title)
    const field = dialog.getByRole('textbox', { name: holdWords.reason })
    await userEvent.click(dialog.getByRole('button', { name: holdWords.setting.submit }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(clientRules.holdReason.short)),
    )
    await userEvent.type(field, 'अपील, 12 नवंबर 2026')
    await userEvent.click(dialog.getByRole('button', { name: holdWords.setting.submit }))
    await expect(await context.canvas.findByText(bannerWords.effect, undefined, soon)).toBeVisible()
  },
}

/** Why a hold is ended is asked for. */
export const EndHold: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(addHolds),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: /^End the hold/ }, soon))
    await findDialog(context, holdWords.ending.title)
  },
}

/** The last hold ends: the banner is gone, and the focus is on the heading. */
export const HoldEnded: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addHolds),
  play: async (context) => {
    await EndHold.play!(context)
    const dialog = await findDialog(context, holdWords.ending.title)
    await userEvent.type(dialog.getByRole('textbox', { name: holdWords.reason }), 'The case is closed.')
    await userEvent.click(dialog.getByRole('button', { name: holdWords.ending.submit }))
    await waitFor(() => expect(context.canvas.queryByText(bannerWords.effect)).toBeNull(), soon)
    await expect(await heading(context.canvas, holdWords.heading, 2)).toHaveFocus()
  },
}

const oneDocument = { path: `${page}&tab=documents&document=bank-statement` }

/** What the staff reads of a hold in the facts of the document: the client is asked to call, the staff is not. */
const held = documentsWords.detail.heldForStaff

/** A legal hold on one document, shown on its page. */
export const DocumentOnHold: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  args: oneDocument,
  beforeEach: signedIn(addDocumentHold),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: holdWords.heading }, soon))
    await expect(list.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText(held)).toBeVisible()
    await expect(canvas.queryByText(/please call/)).toBeNull()
  },
}

/** Who may only read sees the hold on a document, and changes nothing. */
export const DocumentOnHoldReadonly: Story = {
  tags: ['!dev'],
  args: oneDocument,
  beforeEach: signedIn(addDocumentHold, divya),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: holdWords.heading }, soon)
    await expect(canvas.queryByRole('button', { name: holdWords.add })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^End the hold/ })).toBeNull()
  },
}

/** A hold is set on a document and ended: what the document says follows, and the focus is on the heading. */
export const DocumentHoldSet: Story = {
  tags: ['!dev'],
  args: oneDocument,
  beforeEach: signedIn(),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText(holdWords.ofDocument.none, undefined, soon)).toBeVisible()
    await press(canvas, holdWords.add)
    const setting = await findDialog(context, holdWords.ofDocument.title)
    await userEvent.type(setting.getByRole('textbox', { name: holdWords.reason }), 'Summons, 3 November')
    await userEvent.click(setting.getByRole('button', { name: holdWords.setting.submit }))
    await expect(await canvas.findByText(held, undefined, soon)).toBeVisible()
    await press(canvas, holdWords.endOf('Summons, 3 November'))
    const ending = await findDialog(context, holdWords.ending.title)
    await userEvent.type(ending.getByRole('textbox', { name: holdWords.reason }), 'It was answered.')
    await userEvent.click(ending.getByRole('button', { name: holdWords.ending.submit }))
    await waitFor(() => expect(canvas.queryByText(held)).toBeNull(), soon)
    await expect(await heading(canvas, holdWords.heading, 2)).toHaveFocus()
  },
}

/** A hold on a document among those of its client, which is not on hold itself. */
export const HoldOfDocumentListed: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addDocumentHold),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: holdWords.heading }, soon))
    await expect(list.getByRole('link')).toHaveAttribute(
      'href',
      '/admin/client?client=rao-textiles&tab=documents&document=bank-statement',
    )
    await expect(canvas.queryByText(bannerWords.effect)).toBeNull()
  },
}
