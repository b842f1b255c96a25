import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { Application } from '../../application.tsx'
import { divya, imran } from '../../sample-staff.ts'
import { dataWords } from '../../data/words.ts'
import { newClientWords } from '../client/new-client-words.ts'
import { taskWords } from '../client/task-words.ts'
import { clientWords } from '../client/words.ts'
import {
  addBoard,
  addBulkTasks,
  addClient,
  addFilers,
  addMany,
  addReassignments,
  addStates,
  type ClientsMockState,
} from './sample-clients.ts'
import { rosterWords as words } from './words.ts'

const meta = {
  title: 'Pages/Admin/Clients',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/clients', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]
type Canvas = Context['canvas']

/** Signs a member of the staff in on the mocked API, and fills its state. */
const signedIn = signingIn<ClientsMockState>(imran)

const empty = (state: ClientsMockState) => {
  state.clients.clear()
  state.tasks.clear()
}

const counted = (canvas: Canvas, count: number, hasMore = false) =>
  canvas.findByText(words.count(count, hasMore), undefined, soon)
/** A row of the grid, which has replaced the native table by then. */
const findRow = async (canvas: Canvas, name: RegExp) => {
  await canvas.findByRole('grid', undefined, soon)
  return canvas.findByRole('row', { name }, soon)
}

/** Names of the rows, from the first to the last. */
const namesOf = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(within(row).getByRole('rowheader')).getByRole('link').textContent)

/** The caller's own clients: overdue, due, without a date, with a long name. */
export const Mine: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addStates),
  play: async ({ canvas }) => {
    await counted(canvas, 4)
    const rao = within(await findRow(canvas, /Rao Textiles/))
    await expect(rao.getByText(/^2.* since 31 May 2020$/)).toBeVisible()
    await expect(rao.getByText('GSTIN …F1ZU')).toBeVisible()
    await expect(rao.getByText('20 January 2090')).toBeVisible()
    await expect(rao.getByRole('link', { name: 'Rao Textiles' })).toHaveAttribute(
      'href',
      '/admin/client?client=rao',
    )
    await expect(canvas.queryByRole('row', { name: /Qureshi/ })).toBeNull()
  },
}

/** The clients of everybody, sorted by date: what is overdue is first. */
export const Everybody: Story = {
  tags: ['mobile'],
  args: { path: '/admin/clients?of=all&sort=due' },
  beforeEach: signedIn(addStates),
  play: async ({ canvas }) => {
    await counted(canvas, 6)
    await expect(namesOf(canvas).slice(0, 2)).toEqual(['Rao Textiles', 'Anand & Sons'])
    await expect(
      canvas.getByRole('columnheader', { name: new RegExp(words.columns.nextDue) }),
    ).toHaveAttribute('aria-sort', 'ascending')
  },
}

/** Whose clients are listed is chosen, a header sorts, and a search finds by the beginnings of words. */
export const Narrowed: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addStates),
  play: async ({ canvas }) => {
    await counted(canvas, 4)
    const whose = canvas.getByRole('combobox', { name: words.consultant })
    await canvas.findByRole('option', { name: words.nobody(1) }, soon)
    await userEvent.selectOptions(whose, words.nobody(1))
    await counted(canvas, 1)
    await expect(await findRow(canvas, /Anand & Sons/)).toBeVisible()
    await userEvent.selectOptions(whose, words.all)
    await counted(canvas, 6)
    await canvas.findByRole('grid', { name: words.heading }, soon)
    await userEvent.click(canvas.getByRole('columnheader', { name: new RegExp(words.columns.name) }))
    await waitFor(() => expect(namesOf(canvas)[0]).toBe('राव परिवार'), soon)
    await userEvent.type(canvas.getByRole('searchbox', { name: words.search }), 'परि')
    await counted(canvas, 1)
    await expect(await findRow(canvas, /राव परिवार/)).toBeVisible()
  },
}

/** More clients than a page: the rest by a press. */
export const VeryMany: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => addMany(state, 120)),
  play: async ({ canvas }) => {
    await counted(canvas, 50, true)
    await userEvent.click(canvas.getByRole('button', { name: words.more }))
    await counted(canvas, 100, true)
    await userEvent.click(canvas.getByRole('button', { name: words.more }))
    await counted(canvas, 120)
    await expect(canvas.queryByRole('button', { name: words.more })).toBeNull()
  },
}

/** One client. */
export const One: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => {
    empty(state)
    addClient(state, 'zari', 'Zari Weavers')
  }),
  play: async ({ canvas }) => {
    await expect(await counted(canvas, 1)).toBeVisible()
  },
}

/** None of the clients is the caller's. */
export const NoneMine: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.noneMine, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.showAll })).toBeVisible()
  },
}

/** The way from there to all clients; the field that shows the choice gets the focus. */
export const NoneMineToEverybody: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => {
    empty(state)
    addClient(state, 'theirs', 'Qureshi Exports LLP', { consultant: 'kavita' })
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.showAll }, soon))
    await expect(await findRow(canvas, /Qureshi/)).toBeVisible()
    const whose = canvas.getByRole('combobox', { name: words.consultant })
    await expect(whose).toHaveFocus()
    await expect(whose).toHaveDisplayValue(words.all)
  },
}

/** A search that finds nothing. */
export const NothingFound: Story = {
  tags: ['mobile'],
  args: { path: '/admin/clients?search=zzz' },
  beforeEach: signedIn(addStates),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.noneFound, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: words.search })).toHaveValue('zzz')
  },
}

/** Somebody who reads only sees the same list. */
export const ReadOnly: Story = {
  tags: ['!dev'],
  args: { path: '/admin/clients?of=all' },
  beforeEach: signedIn(addStates, divya),
  play: async ({ canvas }) => {
    await expect(await counted(canvas, 6)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.bulk.open })).toBeNull()
  },
}

/** The server fails: each part has its reason, and can be tried again. */
export const NotLoaded: Story = {
  tags: ['mobile'],
  args: {
    session: createSessionStore(
      sessionMachine.resolveState({ value: 'signed in', context: { user: imran } }),
    ),
  },
  globals: { mock: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.notLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.consultantsNotLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.bulk.notLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.reassign.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: dataWords.retry })).toHaveLength(4)
  },
}

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

const { bulk } = words

const findDialog = async ({ canvasElement }: Context) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: bulk.title }, soon))

/** Opens the form, fills in a task for the monthly filers, and counts them. */
const countFilers = async (context: Context) => {
  await userEvent.click(await context.canvas.findByRole('button', { name: bulk.open }, soon))
  const dialog = await findDialog(context)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: bulk.gst }), 'Monthly returns')
  await userEvent.type(
    dialog.getByRole('textbox', { name: taskWords.title }),
    'Send the purchase invoices of November',
  )
  await userEvent.click(dialog.getByRole('button', { name: bulk.check }))
  return dialog
}

/** The form of a task for many, with what is missing. */
export const BulkInvalid: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(addFilers),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: bulk.open }, soon))
    const dialog = await findDialog(context)
    await userEvent.click(dialog.getByRole('button', { name: bulk.check }))
    const title = dialog.getByRole('textbox', { name: taskWords.title })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toBeInvalid()
  },
}

/** How many clients get it, with the first names, before it is added. */
export const BulkCounted: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(addFilers),
  play: async (context) => {
    const dialog = await countFilers(context)
    const heading = await dialog.findByRole('heading', { name: bulk.confirm(7) }, soon)
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(dialog.getByText(bulk.others(2))).toBeInTheDocument()
  },
}

/** No client matches; the form stays. */
export const BulkNobody: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await countFilers(context)
    await expect(await dialog.findByText(bulk.noClients, undefined, soon)).toBeInTheDocument()
    await expect(dialog.getByRole('textbox', { name: taskWords.title })).toHaveValue(
      'Send the purchase invoices of November',
    )
  },
}

/** A client was added after the count: the new count is shown, and the task is added for all of them. */
export const BulkRecounted: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addFilers),
  play: async (context) => {
    const dialog = await countFilers(context)
    const add = await dialog.findByRole('button', { name: bulk.add(7) }, soon)
    const { state } = context.loaded.api as { state: ClientsMockState }
    addClient(state, 'new', 'New Filer', { gst: 'monthly' })
    await userEvent.click(add)
    await expect(await dialog.findByText(bulk.changed, undefined, soon)).toBeInTheDocument()
    await expect(dialog.getByRole('heading', { name: bulk.confirm(8) })).toBeInTheDocument()
  },
}

/** Started, and added for all clients. */
export const BulkAdded: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addFilers),
  play: async (context) => {
    await BulkRecounted.play!(context)
    const { canvas } = context
    const dialog = await findDialog(context)
    await userEvent.click(dialog.getByRole('button', { name: bulk.add(8) }))
    await userEvent.click(await canvas.findByText(bulk.earlier(1), undefined, soon))
    await expect(await canvas.findByText(bulk.done(8), undefined, soon)).toBeVisible()
    const { state } = context.loaded.api as { state: ClientsMockState }
    await expect(state.tasks.size).toBe(8)
  },
}

/** Stopped before its end. */
export const BulkStopped: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addBulkTasks),
  play: async ({ canvas }) => {
    const name = bulk.label('Send the purchase invoices of November')
    const progress = await canvas.findByRole('progressbar', { name }, soon)
    await expect(progress).toHaveAttribute('aria-valuetext', bulk.progress(125, 340))
    await userEvent.click(canvas.getByRole('button', { name: /^Stop adding/ }))
    await userEvent.click(await canvas.findByText(bulk.earlier(3), undefined, soon))
    await expect(canvas.getByText(bulk.stopped(125, 340))).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** One is being added; two were before. */
export const BulkRunning: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn((state) => {
    addStates(state)
    addBulkTasks(state)
  }),
  play: async ({ canvas }) => {
    await counted(canvas, 4)
    await userEvent.click(await canvas.findByText(bulk.earlier(2), undefined, soon))
    await expect(canvas.getByText(new RegExp(bulk.skipped(1)))).toBeVisible()
  },
}

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

const { board } = words

/** The returns of a month: filed, on their way, late, and not due. */
export const Board: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  args: { path: '/admin/clients?view=board&of=all' },
  beforeEach: signedIn(addBoard),
  play: async ({ canvas }) => {
    await counted(canvas, 4)
    const rao = within(await findRow(canvas, /Rao Textiles/))
    await expect(
      rao.getByRole('link', {
        name: board.detail('GSTR-1', 'Rao Textiles', taskWords.statuses.filed),
      }),
    ).toHaveAttribute('href', '/admin/client?client=rao&tab=tasks&task=rao-gstr-1')
    const zari = within(await findRow(canvas, /Zari Weavers/))
    await expect(zari.getByText(board.late('11 Nov'))).toBeVisible()
    await expect(zari.getAllByText(board.notDue)).not.toHaveLength(0)
  },
}

/** Another month and another consultant; the list keeps whose clients are shown. */
export const BoardNarrowed: Story = {
  tags: ['!dev'],
  args: { path: '/admin/clients?view=board&of=all' },
  beforeEach: signedIn(addBoard),
  play: async ({ canvas }) => {
    await counted(canvas, 4)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: board.month }), 'December 2026')
    // The old table can still be there when the rows of the new month are.
    await waitFor(async () => {
      await expect(canvas.getByRole('link', { name: /^GSTR-3B of राव परिवार/ })).toBeVisible()
      await expect(canvas.queryByRole('columnheader', { name: 'GSTR-1' })).toBeNull()
    }, soon)
    await canvas.findByRole('option', { name: words.nobody(1) }, soon)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.consultant }), words.nobody(1))
    await counted(canvas, 1)
    await userEvent.click(canvas.getByRole('radio', { name: words.view.list }))
    await expect(await canvas.findByRole('columnheader', { name: words.columns.waiting }, soon)).toBeVisible()
    await expect(await findRow(canvas, /Anand & Sons/)).toBeVisible()
  },
}

/** More clients than a page: the rest by a press. */
export const BoardVeryMany: Story = {
  tags: ['!dev'],
  args: { path: '/admin/clients?view=board' },
  beforeEach: signedIn((state) => addMany(state, 60)),
  play: async ({ canvas }) => {
    await counted(canvas, 50, true)
    await expect(canvas.getByText(board.noReturns('November 2026'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.more }))
    await counted(canvas, 60)
  },
}

/** The server fails. */
export const BoardNotLoaded: Story = {
  tags: ['!dev'],
  args: { ...NotLoaded.args, path: '/admin/clients?view=board' },
  globals: { mock: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(board.notLoaded, undefined, soon)).toBeVisible()
  },
}
