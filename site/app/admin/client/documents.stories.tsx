import { problems } from '@anupalan/server/contract/core/problems'
import { documentMessages, documentRules } from '@anupalan/server/contract/documents/rules'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { documentRowWords } from '../../client/documents/row-words.ts'
import { documentsWords } from '../../client/documents/words.ts'
import { removeDocuments } from '../../client/sample-documents.ts'
import { divya } from '../../sample-staff.ts'
import { addManyRequests, changeRequest, gstPapers } from './sample-client.ts'
import { documentWords } from './document-words.ts'
import { clientWords as words } from './words.ts'
import {
  clientMeta,
  page,
  signedIn,
  stateOf,
  press,
  findDialog,
  type Story,
  type Context,
  documentsPage,
} from './client-stories.ts'

const meta = {
  ...clientMeta,
  title: 'Pages/Admin/Client',
  tags: ['!autodocs'],
} satisfies Meta<typeof clientMeta.component>
export default meta

const { conflict } = words

const { form, returning } = documentWords
const bankStatement = 'Bank statement to 31 October'

/** What the client is asked for, with what is to be decided, and its documents. */
export const Documents: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: documentWords.acceptOf(bankStatement) }, soon),
    ).toBeVisible()
    const sent = within(await canvas.findByRole('list', { name: documentsWords.lists.staff.client }, soon))
    await expect(sent.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/client\?client=rao-textiles&tab=documents&document=/),
    )
  },
}

/** Nothing is asked for, and there are no documents. */
export const NoDocuments: Story = {
  tags: ['mobile'],
  args: documentsPage,
  beforeEach: signedIn(removeDocuments),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(documentWords.none.open, undefined, soon)).toBeVisible()
  },
}

/** More requests than a page has. */
export const ManyRequests: Story = {
  args: documentsPage,
  beforeEach: signedIn((state) => addManyRequests(state, 100)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(documentWords.more, undefined, soon)).toBeVisible()
  },
}

/** Who may only read decides nothing, and asks for nothing. */
export const DocumentsReadonly: Story = {
  tags: ['mobile'],
  args: documentsPage,
  beforeEach: signedIn(undefined, divya),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: /^Papers for GSTR-3B/ }, soon)
    await expect(within(list).queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('button', { name: documentWords.ask })).toBeNull()
    await expect(canvas.queryByRole('button', { name: documentWords.withdraw })).toBeNull()
  },
}

const ask = async (context: Context) => {
  await press(context.canvas, documentWords.ask)
  return findDialog(context, form.title)
}

/** A template fills in the request, of the month and the year before. */
export const AskByTemplate: Story = {
  tags: ['dark', 'mobile'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    const dialog = await ask(context)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: form.template }), 'monthly-gst')
    await expect(dialog.getByRole('textbox', { name: form.heading })).toHaveValue(
      'GST papers of October 2026',
    )
    await expect(dialog.getAllByRole('group', { name: /^Document \d/ })).toHaveLength(3)
  },
}

/** The request of a template is changed, and sent. */
export const RequestSent: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(removeDocuments),
  play: async (context) => {
    await AskByTemplate.play!(context)
    const dialog = await findDialog(context, form.title)
    await userEvent.click(
      dialog.getByRole('button', { name: form.removeItem('Bank statement of the month') }),
    )
    await userEvent.click(dialog.getByRole('button', { name: form.addItem }))
    const added = within(dialog.getByRole('group', { name: form.item(3) }))
    await userEvent.type(added.getByRole('textbox', { name: form.itemTitle }), 'E-way bills')
    await userEvent.click(dialog.getByRole('button', { name: form.send }))
    const list = await context.canvas.findByRole('list', { name: 'GST papers of October 2026' }, soon)
    await expect(within(list).getByText('E-way bills')).toBeVisible()
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(list).queryByText('Bank statement of the month')).toBeNull()
  },
}

/** Without a title, and without saying which document. */
export const RequestInvalid: Story = {
  tags: ['dark', 'mobile'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    const dialog = await ask(context)
    await userEvent.click(dialog.getByRole('button', { name: form.send }))
    await expect(await dialog.findByText(documentRules.requestTitle.short)).toBeInTheDocument()
    await expect(dialog.getByText(documentRules.itemTitle.short)).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: form.heading })).toHaveFocus())
  },
}

/** Somebody else changed the request first: what was typed stays, beside what is stored now and what was added. */
export const RequestChangedMeanwhile: Story = {
  tags: ['mobile'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, documentWords.editOf('Papers for GSTR-3B of October 2026'))
    const dialog = await findDialog(context, form.editTitle)
    const title = dialog.getByRole('textbox', { name: form.heading })
    await userEvent.clear(title)
    await userEvent.type(title, 'Papers for October')
    changeRequest(stateOf(context.loaded), gstPapers, { note: 'By Friday, please.' }, 'Rent agreement')
    await userEvent.click(dialog.getByRole('button', { name: form.save }))
    await expect(
      await dialog.findByText(problems.changedMeanwhile.message, undefined, soon),
    ).toBeInTheDocument()
    await expect(title).toHaveValue('Papers for October')
    await expect(title).toHaveAccessibleDescription(
      `${conflict.storedNow} Papers for GSTR-3B of October 2026`,
    )
    await expect(dialog.getByText('By Friday, please.')).toBeInTheDocument()
    await expect(dialog.getByText(form.meanwhile.added)).toBeInTheDocument()
    await expect(dialog.getByDisplayValue('Rent agreement')).toBeInTheDocument()
  },
}

/** The second attempt. */
export const RequestSavedAgain: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    await RequestChangedMeanwhile.play!(context)
    const dialog = await findDialog(context, form.editTitle)
    await userEvent.click(dialog.getByRole('button', { name: form.save }))
    const list = await context.canvas.findByRole('list', { name: /^Papers for October/ }, soon)
    await expect(within(list).getByText('Rent agreement')).toBeVisible()
  },
}

/** What was sent is accepted; the focus stays at it. */
export const ItemAccepted: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await press(canvas, documentWords.acceptOf(bankStatement))
    const item = (await canvas.findByText(bankStatement, undefined, soon)).closest('li')!
    await expect(await within(item).findByText('Accepted', undefined, soon)).toBeVisible()
    await waitFor(() => expect(item).toHaveFocus(), soon)
  },
}

/** Meanwhile somebody else has withdrawn another request, which is gone: the focus stays where it was. */
export const OtherRequestWithdrawn: Story = {
  ...ItemAccepted,
  beforeEach: signedIn((state) => addManyRequests(state, 1)),
  play: async (context) => {
    const { canvas, loaded } = context
    const other = /^GST papers 1/
    await expect(await canvas.findByRole('list', { name: other }, soon)).toBeVisible()
    stateOf(loaded).documentRequests.delete('request-1')
    const list = within(canvas.getByRole('list', { name: /^Papers for GSTR-3B/ }))
    await userEvent.click(list.getByRole('button', { name: documentWords.acceptOf(bankStatement) }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: other })).toBeNull(), soon)
    await waitFor(() => expect(canvas.getByText(bankStatement).closest('li')).toHaveFocus(), soon)
  },
}

/** No reason is selected by default, since the client reads it: sending without one is an error at the field. */
export const ReturnUnanswered: Story = {
  tags: ['mobile'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, documentWords.returnOf(bankStatement))
    const dialog = await findDialog(context, returning.title)
    await userEvent.click(dialog.getByRole('button', { name: returning.submit }))
    await expect(await dialog.findByText(documentMessages.returnReason)).toBeInTheDocument()
    await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus())
    await expect(dialog.queryByRole('radio', { checked: true })).toBeNull()
  },
}

/** Returned for another reason, which has to be written. */
export const ReturnInvalid: Story = {
  tags: ['dark', 'mobile'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, documentWords.returnOf(bankStatement))
    const dialog = await findDialog(context, returning.title)
    await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }))
    await userEvent.click(dialog.getByRole('button', { name: returning.submit }))
    await expect(await dialog.findByText(documentMessages.returnText)).toBeInTheDocument()
  },
}

/** Returned with the reason, which the client reads. */
export const ItemReturned: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    await ReturnInvalid.play!(context)
    const dialog = await findDialog(context, returning.title)
    await userEvent.type(dialog.getByRole('textbox', { name: returning.text }), 'Page 2 is missing.')
    await userEvent.click(dialog.getByRole('button', { name: returning.submit }))
    await expect(await context.canvas.findByText('Page 2 is missing.', undefined, soon)).toBeVisible()
  },
}

/** A request is withdrawn after a question; the focus goes to the heading. */
export const RequestWithdrawn: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    const { canvas } = context
    await press(canvas, documentWords.withdraw)
    const question = await findDialog(
      context,
      documentWords.withdrawQuestion('Papers for GSTR-3B of October 2026'),
      'alertdialog',
    )
    await userEvent.click(question.getByRole('button', { name: documentWords.withdrawSubmit }))
    await expect(await canvas.findByText(documentWords.none.open, undefined, soon)).toBeVisible()
    await waitFor(
      () => expect(canvas.getByRole('heading', { name: documentWords.requests })).toHaveFocus(),
      soon,
    )
  },
}

/** A document as the client sees it: who opened it, its versions and comments. */
export const OneDocument: Story = {
  tags: ['dark', 'mobile'],
  args: { path: `${page}&tab=documents&document=bank-statement` },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: documentsWords.detail.downloadVersion(1) }, soon),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: documentsWords.all })).toHaveAttribute(
      'href',
      '/admin/client?client=rao-textiles&tab=documents',
    )
  },
}

/** Delivered, and with the client for approval: said as the staff sees it. */
export const DocumentForApproval: Story = {
  tags: ['!dev'],
  args: { path: `${page}&tab=documents&document=computation` },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const approval = await canvas.findByRole('list', { name: documentsWords.detail.approval }, soon)
    await expect(approval).toHaveTextContent(documentRowWords.approvalAsked)
    await expect(approval).not.toHaveTextContent(documentsWords.approvals.status.waiting)
  },
}
