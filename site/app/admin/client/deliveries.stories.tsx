import { messageOf } from '@anupalan/server/contract/core/resumable'
import { documentMessages, uploadRule } from '@anupalan/server/contract/documents/rules'
import { samplePdf } from '@anupalan/server/contract/documents/sample-files'
import { sampleDocuments } from '@anupalan/server/contract/documents/samples'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { documentRowWords } from '../../client/documents/row-words.ts'
import { documentsWords } from '../../client/documents/words.ts'
import { tasksWords } from '../../client/tasks/words.ts'
import { divya } from '../../sample-staff.ts'
import {
  clientMeta,
  deliveredBy,
  documentsPage,
  findDialog,
  optional,
  pageOf,
  press,
  signedIn,
  stateOf,
  type Canvas,
  type Context,
  type Story,
} from './client-stories.ts'
import { deliveryWords as words } from './delivery-words.ts'
import { addReturn, removeMembers } from './sample-client.ts'
import { clientWords } from './words.ts'

const meta = {
  ...clientMeta,
  title: 'Pages/Admin/Client/Deliveries',
  tags: ['!autodocs'],
} satisfies Meta<typeof clientMeta.component>
export default meta

const { uploads } = documentsWords

const name = 'आय की गणना 2025-26.pdf'
const pdf = (...lines: string[]) => new File([samplePdf(lines)], name, { type: 'application/pdf' })
const computation = pdf('Computation of income', 'April 2025 to March 2026')
const program = new File(['MZ, and no PDF'], name, { type: 'application/pdf' })

type DialogCanvas = Awaited<ReturnType<typeof findDialog>>

/** Once the page is whole: what is loaded above the button later would move it. */
const openDialog = async (context: Context) => {
  const { canvas } = context
  const { staff } = documentsWords.lists
  for (const list of [/^Papers for GSTR-3B/, staff.firm, staff.client])
    await canvas.findByRole('list', { name: list }, soon)
  await press(canvas, words.open)
  return findDialog(context, words.title)
}

const choose = async (dialog: DialogCanvas, ...files: File[]) => {
  const zone = dialog.getByRole('group', { name: words.files })
  const input = zone.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(input, files, { applyAccept: false })
}

const select = (dialog: DialogCanvas, field: string, label: string) =>
  userEvent.selectOptions(dialog.getByRole('combobox', { name: field }), label)

/** Fills in what a file is. */
const fill = async (dialog: DialogCanvas, file: File) => {
  await choose(dialog, file)
  await select(dialog, words.kind, 'Computation of income')
  await select(dialog, words.year, yearLabel('2025-26'))
  await userEvent.type(dialog.getByRole('textbox', { name: optional(words.comment) }), 'देख लीजिए।')
  await userEvent.click(dialog.getByRole('checkbox', { name: words.approval }))
  await userEvent.type(
    dialog.getByRole('textbox', { name: optional(words.approvalNote) }),
    'The rent of March.',
  )
}

const send = async (dialog: DialogCanvas, count = 1) =>
  userEvent.click(dialog.getByRole('button', { name: words.send(count) }))

/** A document with a note and a request for approval; the category follows from what it is. */
export const Deliver: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    const dialog = await openDialog(context)
    await fill(dialog, computation)
    await expect(dialog.getByRole('combobox', { name: words.category })).toHaveValue('income-tax')
    await expect(dialog.getByRole('textbox', { name: words.name })).toHaveValue(name)
  },
}

/** It is listed, waits for the client, and its note is the first comment; the focus is where it was opened. */
export const Delivered: Story = {
  tags: ['dark', 'mobile'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    await Deliver.play!(context)
    const { canvas } = context
    await send(await findDialog(context, words.title))
    const row = (await (await deliveredBy(canvas)).findByRole('link', { name }, soon)).closest('li')!
    await expect(within(row).getByText(documentRowWords.approvalAsked)).toBeVisible()
    await expect(canvas.getByText(uploads.announced.stored(1)).closest('[role=status]')).not.toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: words.open })).toHaveFocus(), soon)
  },
}

/** The page of the document has what was written about it. */
export const DeliveredWithNotes: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    await Delivered.play!(context)
    const { canvas } = context
    await userEvent.click((await deliveredBy(canvas)).getByRole('link', { name }))
    const approval = await canvas.findByRole('list', { name: documentsWords.detail.approval }, soon)
    await expect(approval).toHaveTextContent('The rent of March.')
    const comments = canvas.getByRole('list', { name: documentsWords.detail.questions })
    await expect(comments).toHaveTextContent('देख लीजिए।')
  },
}

/** Delivered for an open task, the document is listed at that task. */
export const DeliveredForTask: Story = {
  tags: ['mobile'],
  args: documentsPage,
  beforeEach: signedIn(addReturn),
  play: async (context) => {
    const { canvas } = context
    const dialog = await openDialog(context)
    await fill(dialog, computation)
    const tasks = dialog.getByRole('combobox', { name: optional(words.task) })
    const label = `GSTR-3B · October 2026 · ${words.due('20 November 2026')}`
    await dialog.findByRole('option', { name: label }, soon)
    await userEvent.selectOptions(tasks, label)
    await send(dialog)
    await (await deliveredBy(canvas)).findByRole('link', { name }, soon)
    await userEvent.click(canvas.getByRole('tab', { name: clientWords.tabs.tasks }))
    await userEvent.click(await canvas.findByRole('link', { name: 'GSTR-3B' }, soon))
    const attached = await canvas.findByRole('list', { name: tasksWords.documents.heading }, soon)
    await expect(within(attached).getByRole('link', { name })).toBeVisible()
  },
}

/** The task was removed while the form was open: said at the row, and at the field, where another one can be chosen. */
export const TaskRemoved: Story = {
  tags: ['mobile'],
  args: documentsPage,
  beforeEach: signedIn(addReturn),
  play: async (context) => {
    const { canvas, loaded } = context
    const dialog = await openDialog(context)
    await fill(dialog, computation)
    const label = `GSTR-3B · October 2026 · ${words.due('20 November 2026')}`
    await dialog.findByRole('option', { name: label }, soon)
    await select(dialog, optional(words.task), label)
    stateOf(loaded).tasks.clear()
    await send(dialog)
    await press(canvas, uploads.actionOf(uploads.edit, name))
    const again = await findDialog(context, words.title)
    const task = await again.findByRole('combobox', { name: optional(words.task) })
    await expect(task).toHaveAccessibleDescription(new RegExp(documentMessages.task))
    await waitFor(() => expect(task).toHaveFocus())
    await waitFor(() => expect(task.querySelector('[value="gstr-3b"]')).toBeNull(), soon)
    await expect(again.getByRole('textbox', { name: optional(words.comment) })).toHaveValue('देख लीजिए।')
    await expect(again.getByRole('textbox', { name: words.name })).toHaveValue(name)
  },
}

/** Sent again without a task, it is delivered with what was filled in before; its row and the button in it are gone. */
export const TaskRemovedSent: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(addReturn),
  play: async (context) => {
    await TaskRemoved.play!(context)
    const { canvas } = context
    await send(await findDialog(context, words.title))
    const row = (await (await deliveredBy(canvas)).findByRole('link', { name }, soon)).closest('li')!
    await expect(within(row).getByText(documentRowWords.approvalAsked)).toBeVisible()
    const files = canvas.getByRole('group', { name: uploads.list })
    await expect(within(files).getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: words.open })).toHaveFocus()
  },
}

/** Nothing is chosen for the staff: each field that is missing says so, and the first has the focus. */
export const DeliverInvalid: Story = {
  tags: ['dark', 'mobile'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    const dialog = await openDialog(context)
    await send(dialog)
    for (const problem of [
      words.problems.noFile,
      documentMessages.deliveredAs,
      documentMessages.category,
      words.problems.year,
    ])
      await expect(dialog.getByText(problem)).toBeInTheDocument()
    const zone = dialog.getByRole('group', { name: words.files })
    await waitFor(() => expect(zone.querySelector('button')).toHaveFocus())
  },
}

/** Closed by mistake and opened again: what was filled in is there. A cancelled one is not. */
export const DeliverClosed: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    await Deliver.play!(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull(), soon)
    const dialog = await openDialog(context)
    await expect(dialog.getByRole('textbox', { name: optional(words.comment) })).toHaveValue('देख लीजिए।')
    await expect(dialog.getByRole('textbox', { name: words.name })).toHaveValue(name)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull(), soon)
    const again = await openDialog(context)
    await expect(again.getByRole('textbox', { name: optional(words.comment) })).toHaveValue('')
  },
}

/** Several at once keep the names of their files; one that cannot be sent has to be removed first. */
export const DeliverSeveral: Story = {
  tags: ['mobile'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    const dialog = await openDialog(context)
    const challan = new File([samplePdf(['Challan'])], 'Challan.pdf', { type: 'application/pdf' })
    const video = new File(['no document'], 'Shop.mp4', { type: 'video/mp4' })
    await choose(dialog, computation, challan, video)
    await select(dialog, words.kind, 'Other')
    await select(dialog, words.category, 'Other')
    await select(dialog, words.year, words.noYear)
    await expect(dialog.getByText(words.manyNames)).toBeInTheDocument()
    await send(dialog, 3)
    await expect(await dialog.findByText(words.problems.rejected)).toBeInTheDocument()
  },
}

export const SeveralDelivered: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    await DeliverSeveral.play!(context)
    const dialog = await findDialog(context, words.title)
    await userEvent.click(dialog.getByRole('button', { name: /Shop\.mp4/ }))
    await send(dialog, 2)
    const delivered = await deliveredBy(context.canvas)
    await expect(await delivered.findByRole('link', { name: 'Challan.pdf' }, soon)).toBeVisible()
    await expect(await delivered.findByRole('link', { name }, soon)).toBeVisible()
  },
}

/** The client has the same content already. */
export const DeliverDuplicate: Story = {
  tags: ['mobile'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    const { canvas } = context
    await Delivered.play!(context)
    const dialog = await openDialog(context)
    await fill(dialog, computation)
    await send(dialog)
    await expect(await canvas.findByText(uploads.clientHas(name), undefined, soon)).toBeVisible()
  },
}

export const DuplicateKept: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    const { canvas } = context
    await DeliverDuplicate.play!(context)
    await press(canvas, uploads.actionOf(uploads.keepBoth, name))
    await waitFor(
      async () => expect((await deliveredBy(canvas)).getAllByRole('link', { name })).toHaveLength(2),
      soon,
    )
  },
}

/** A file that is not what its name says: another one is sent as the same. */
export const DeliverRefused: Story = {
  tags: ['dark', 'mobile'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    const dialog = await openDialog(context)
    await fill(dialog, program)
    await send(dialog)
    const label = uploads.actionOf(uploads.replace, name)
    await expect(await context.canvas.findByRole('button', { name: label }, soon)).toBeVisible()
  },
}

/** Nothing is filled in twice. */
export const RefusedReplaced: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    await DeliverRefused.play!(context)
    const { canvas } = context
    const rows = within(canvas.getByRole('list', { name: uploads.list }))
    const input = rows.getByRole('listitem').querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(input, computation)
    const row = (await (await deliveredBy(canvas)).findByRole('link', { name }, soon)).closest('li')!
    await expect(within(row).getByText(documentRowWords.approvalAsked)).toBeVisible()
    await expect(within(row).getByText(/Computation of income/)).toBeVisible()
  },
}

/** The field for the file of a newer version. */
const findVersionInput = async (canvas: Canvas) => {
  const button = await canvas.findByRole('button', { name: documentsWords.detail.newVersion }, soon)
  return button.parentElement!.querySelector<HTMLInputElement>('input[type="file"]')!
}

/** A newer version with the content of a document that the client has: said as the staff sees it. */
export const VersionDuplicate: Story = {
  tags: ['!dev'],
  args: pageOf('computation'),
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const input = await findVersionInput(canvas)
    const { content } = sampleDocuments.find(({ id }) => id === 'itr-v')!.versions[0]!
    await userEvent.upload(input, new File([content()], name, { type: 'application/pdf' }))
    await expect(
      await canvas.findByText(uploads.clientHas('ITR-V 2025-26.pdf'), undefined, soon),
    ).toBeVisible()
  },
}

/** Chooses a file of more than 1 MB as a newer version. */
const chooseLarge = async (canvas: Canvas) => {
  const large = new File([samplePdf(['Computation']), new Uint8Array(1024 * 1024)], name, {
    type: 'application/pdf',
  })
  await userEvent.upload(await findVersionInput(canvas), large)
}

const expectTooLarge = async (canvas: Canvas) => {
  const { file } = messageOf(uploadRule, 'large', 1024 * 1024)
  await expect(await canvas.findByText(file!, { exact: false }, soon)).toBeVisible()
}

/** A newer version that is larger than this server accepts is refused before it is sent, with the limit of the server. */
export const VersionTooLarge: Story = {
  tags: ['mobile'],
  args: pageOf('computation'),
  beforeEach: signedIn((state) => void (state.uploadLimit.maxBytes = 1024 * 1024)),
  play: async ({ canvas }) => {
    await canvas.findByText('1 MB', undefined, soon)
    await chooseLarge(canvas)
    await expectTooLarge(canvas)
  },
}

/** The page knew of a larger limit: the server refuses the file, with the same message. */
export const VersionTooLargeForServer: Story = {
  tags: ['!dev'],
  args: pageOf('computation'),
  beforeEach: signedIn(),
  play: async ({ canvas, loaded }) => {
    await findVersionInput(canvas)
    stateOf(loaded).uploadLimit.maxBytes = 1024 * 1024
    await chooseLarge(canvas)
    await expectTooLarge(canvas)
  },
}

/** Who may only read delivers nothing. */
export const DeliverReadonly: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn(undefined, divya),
  play: async ({ canvas }) => {
    await expect(await (await deliveredBy(canvas)).findAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: words.open })).toBeNull()
  },
}

/** Nobody of the client could approve it: said once its approval is chosen. */
export const DeliverToNobody: Story = {
  tags: ['mobile'],
  args: documentsPage,
  beforeEach: signedIn(removeMembers),
  play: async (context) => {
    const dialog = await openDialog(context)
    await expect(dialog.queryByText(words.noApprover.text)).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: words.approval }))
    await expect(await dialog.findByText(words.noApprover.text, undefined, soon)).toBeInTheDocument()
  },
}
