import type { Meta, StoryObj } from '@storybook/react-vite'
import { commentRule } from '@anupalan/server/contract/core/comment-rules'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { pageParameters, soon, visit, signingIn } from '../../ui/story-helpers.tsx'
import { samplePdf } from '@anupalan/server/contract/documents/sample-files'
import { dataWords } from '../data/words.ts'
import { Application } from '../application.tsx'
import { divya } from '../sample-staff.ts'
import { sidebar } from '../layouts/sidebar/words.ts'
import { dashboard } from './dashboard/words.ts'
import { documentsWords } from './documents/words.ts'
import { conversation, portal } from './portal/words.ts'
import {
  addManyItems,
  removeEverything,
  removeWaiting,
  lengthenNames,
  type PortalMockState,
} from './sample-portal.ts'
import { attachTo } from './sample-documents.ts'
import { addReturnForApproval, addWaitingTask, asha, removeClients, setAccess } from './sample-tasks.ts'
import { tasksWords } from './tasks/words.ts'

const meta = {
  title: 'Pages/Client portal',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/client/dashboard?client=rao-textiles', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>

/** Signs a client in on the mocked API, and fills its state. */
const signedIn = signingIn<PortalMockState>(asha)

const task = '/client/tasks?client=rao-textiles&task=purchase-invoices'

const waiting = { name: /^We need \d+ things? from you$/ }

/** What is missing, whether it was seen, and where the earlier years are; of a client with two client files. */
export const Dashboard: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  beforeEach: signedIn(addWaitingTask),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rao Textiles' }, soon)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: portal.client })).toHaveValue('rao-textiles')
    const missing = within(await canvas.findByRole('list', { name: dashboard.waiting.client.count(4) }, soon))
    await expect(missing.getByRole('link', { name: 'Sales invoices of October' })).toHaveAttribute(
      'href',
      '/client/documents?client=rao-textiles#item-gst-papers-1',
    )
    await expect(missing.getByText(dashboard.waiting.action.again)).toBeVisible()
    await expect(missing.getByRole('link', { name: /^Computation/ })).toHaveAttribute(
      'href',
      '/client/documents?client=rao-textiles&document=computation',
    )
    await expect(missing.getByRole('link', { name: 'Purchase invoices for October' })).toBeVisible()
    const sent = within(await canvas.findByRole('list', { name: dashboard.documents.client.heading }, soon))
    await expect(sent.getAllByText(/^Opened by us/)).toHaveLength(2)
    const years = within(canvas.getByRole('navigation', { name: dashboard.documents.byYear }))
    await expect(years.getByRole('link', { name: /^Financial year 2024-25/ })).toHaveAttribute(
      'href',
      '/client/documents?client=rao-textiles&year=2024-25#find-documents',
    )
    const next = canvas.getByRole('list', { name: dashboard.dueNext })
    await expect(within(next).getAllByRole('listitem')).toHaveLength(6)
    const activity = await canvas.findByRole('list', { name: dashboard.activity.heading }, soon)
    await expect(within(activity).getAllByRole('listitem')).toHaveLength(8)
    await expect(await canvas.findByRole('table', { name: dashboard.returnsCaption }, soon)).toBeVisible()
  },
}

/** The other client of a person has something to do: the switcher says so, and a link leads there. */
export const AnotherClientWaits: Story = {
  tags: ['dark', 'mobile'],
  args: { path: '/client/dashboard' },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Asha Rao' }, soon)).toBeVisible()
    const choice = canvas.getByRole('combobox', { name: portal.client })
    await expect(choice).toHaveDisplayValue('Asha Rao')
    await expect(within(choice).getByRole('option', { name: 'Rao Textiles (3 to do)' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: `Rao Textiles: ${portal.thingsToDo(3)}` })).toHaveAttribute(
      'href',
      '/client/dashboard?client=rao-textiles',
    )
  },
}

/** More waits than fits: the rest by a press. */
export const MuchWaits: Story = {
  tags: ['mobile'],
  beforeEach: signedIn((state) => addManyItems(state, 9)),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', waiting, soon)
    await waitFor(() => expect(list).toHaveAccessibleName(dashboard.waiting.client.count(12)), soon)
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: dashboard.waiting.all(12) }))
    await expect(within(list).getAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.getByRole('button', { name: dashboard.waiting.fewer })).toHaveFocus()
  },
}

/** Nothing waits. */
export const NothingWaits: Story = {
  beforeEach: signedIn(removeWaiting),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dashboard.waiting.client.none, undefined, soon)).toBeVisible()
  },
}

/** A client for whom nothing has happened yet. */
export const NewClient: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(removeEverything),
  play: async ({ canvas }) => {
    const { waiting: texts, documents, activity, noneDue, noneInWork, noReturns } = dashboard
    for (const text of [
      texts.client.none,
      documents.client.none,
      activity.none,
      noneDue,
      noneInWork,
      noReturns,
    ])
      await expect(await canvas.findByText(text, undefined, soon)).toBeVisible()
  },
}

/** Nothing has arrived yet. */
export const DashboardLoading: Story = { globals: { mock: 'slow' }, beforeEach: signedIn() }

/** A task that does not exist: its page reads nothing that the dashboard shows. */
const unknownTask = '/client/tasks?client=rao-textiles&task=of-somebody-else'

/** Opens the dashboard in a scenario, once the page before it has loaded. It is said once, and quietly at each part. */
const openedIn =
  (scenario: 'failing' | 'offline'): NonNullable<Story['play']> =>
  async ({ canvas, loaded }) => {
    await canvas.findByText(tasksWords.detail.missing, undefined, soon)
    const { setScenario } = loaded.api as { setScenario: (name: string) => void }
    setScenario(scenario)
    // On a phone the link is in the menu, which is closed.
    await userEvent.click(canvas.getAllByRole('link', { name: 'Dashboard', hidden: true })[0]!)
    const { waiting: texts, documents, activity, tasksNotLoaded, returnsNotLoaded } = dashboard
    const titles = [
      texts.notLoaded,
      documents.notLoaded,
      activity.notLoaded,
      tasksNotLoaded,
      returnsNotLoaded,
    ]
    for (const title of titles) await expect(await canvas.findByText(title, undefined, soon)).toBeVisible()
    const alerts = canvas.getAllByRole('alert').filter(({ textContent }) => textContent)
    await expect(alerts).toHaveLength(1)
    await expect(alerts[0]).toHaveTextContent(
      scenario === 'offline' ? dataWords.parts.offline : dataWords.parts.failed,
    )
    await expect(canvas.getAllByRole('button', { name: dataWords.retry })).toHaveLength(1)
  }

/** Storage fails: the reason once, with one retry for all parts. */
export const DashboardFailing: Story = {
  tags: ['mobile'],
  args: { path: unknownTask },
  beforeEach: signedIn(),
  play: openedIn('failing'),
}

/** One retry loads all parts; the focus, whose button is gone, is on the heading. */
export const DashboardLoadedByRetry: Story = {
  tags: ['!dev'],
  args: { path: unknownTask },
  beforeEach: signedIn(),
  play: async (context) => {
    await openedIn('failing')(context)
    const { setScenario } = context.loaded.api as { setScenario: (name: string) => void }
    const { canvas } = context
    const { notLoaded } = dashboard.activity
    await userEvent.click(canvas.getByRole('button', { name: dataWords.retry }))
    const again = await canvas.findByRole('button', { name: dataWords.retry }, soon)
    await expect(canvas.getByText(notLoaded)).toBeVisible()
    setScenario('normal')
    await userEvent.click(again)
    await expect(await canvas.findByRole('list', waiting, soon)).toBeVisible()
    await expect(await canvas.findByRole('list', { name: dashboard.activity.heading }, soon)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(dataWords.parts.failed)).toBeNull(), soon)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus(), soon)
  },
}

/** Without a connection. */
export const DashboardOffline: Story = {
  tags: ['dark'],
  args: { path: unknownTask },
  beforeEach: signedIn(),
  play: openedIn('offline'),
}

/** Connected again: what was not loaded loads by itself. */
export const DashboardConnectedAgain: Story = {
  tags: ['!dev'],
  args: { path: unknownTask },
  beforeEach: signedIn(),
  play: async (context) => {
    const { canvas } = context
    await openedIn('offline')(context)
    const { setScenario } = context.loaded.api as { setScenario: (name: string) => void }
    setScenario('normal')
    dispatchEvent(new Event('online'))
    await expect(await canvas.findByRole('list', waiting, soon)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(dataWords.parts.offline)).toBeNull(), soon)
  },
}

/** The staff, here with a role that only reads, sees whom something waits for. */
export const DashboardOfStaff: Story = {
  beforeEach: signedIn(addWaitingTask, divya),
  play: async ({ canvas }) => {
    const { staff } = dashboard.waiting
    await expect(await canvas.findByRole('list', { name: staff.count(4) }, soon)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: dashboard.ask })).toBeNull()
  },
}

/** A return that is to be approved waits for the client, in every list and on its own page. */
export const ReturnForApproval: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addReturnForApproval),
  play: async ({ canvas }) => {
    const missing = within(await canvas.findByRole('list', waiting, soon))
    await expect(await missing.findByRole('link', { name: 'GSTR-3B' }, soon)).toBeVisible()
    const table = await canvas.findByRole('table', { name: dashboard.returnsCaption }, soon)
    await expect(within(table).getByRole('link', { name: 'For your approval' })).toBeVisible()
    const row = within(canvas.getByRole('list', { name: dashboard.inWork })).getByRole('listitem')
    await expect(row).toHaveTextContent(/GSTR-3B.*For your approval.*Needs you/)
  },
}

/** The staff reads of the same return that the client has it. */
export const ReturnWithTheClient: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addReturnForApproval, divya),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('list', { name: dashboard.inWork }, soon)).getByRole(
      'listitem',
    )
    await expect(row).toHaveTextContent(/GSTR-3B.*With the client for approval.*With the client$/)
    await expect(canvas.queryByText(portal.waitsFor.client)).toBeNull()
  },
}

/** Long names in two scripts: of the client, of people, of documents and of tasks. */
export const LongName: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(lengthenNames),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Savouries/ }, soon)).toBeVisible()
    await expect(await canvas.findByRole('list', { name: dashboard.activity.heading }, soon)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** An account that no client file is linked to. */
export const NoClientFile: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(removeClients),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: portal.noClient.heading }, soon),
    ).toBeVisible()
  },
}

/** The slide-out sheet of a narrow screen. */
export const Menu: Story = {
  globals: { viewport: { value: 'mobile' } },
  beforeEach: signedIn(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rao Textiles' }, soon)
    const button = canvas.queryByRole('button', { name: sidebar.menu })
    // The sidebar has the same entries on a wide screen.
    if (!button) return
    await userEvent.click(button)
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: sidebar.menu })
    await waitFor(() => expect(within(dialog).getByRole('link', { name: sidebar.toMainSite })).toBeVisible())
    await expect(within(dialog).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** The open tasks, and more of them by a press. */
export const Tasks: Story = {
  tags: ['dark', 'mobile'],
  args: { path: '/client/tasks?client=rao-textiles' },
  beforeEach: signedIn(addWaitingTask),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: tasksWords.open }, soon)
    await expect(within(list).getAllByRole('listitem')).toHaveLength(20)
    await userEvent.click(canvas.getByRole('button', { name: /^Show more/ }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(40), soon)
  },
}

/** From a task back to the list, the focus returns to the link of the task. */
export const BackToTasks: Story = {
  tags: ['!dev'],
  args: { path: '/client/tasks?client=rao-textiles' },
  beforeEach: signedIn(addWaitingTask),
  play: async ({ canvas }) => {
    const name = /Purchase invoices/
    await userEvent.click(await canvas.findByRole('link', { name }, soon))
    const heading = await canvas.findByRole('heading', { level: 1, name }, soon)
    await waitFor(() => expect(heading).toHaveFocus(), soon)
    await userEvent.click(canvas.getByRole('link', { name: tasksWords.all }))
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus(), soon)
  },
}

/** Nothing is done yet. */
export const NothingDone: Story = {
  tags: ['!dev'],
  args: { path: '/client/tasks?client=rao-textiles' },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: tasksWords.done }, soon))
    await expect(await canvas.findByText(tasksWords.noneDone, undefined, soon)).toBeVisible()
  },
}

/** A task with steps, documents and comments. */
export const Task: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  args: { path: task },
  beforeEach: signedIn((state) => {
    addWaitingTask(state)
    attachTo(state, 'purchase-invoices', 'sales-register')
  }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: /Purchase invoices/ }, soon)
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByRole('checkbox', { name: 'Invoices of October' })).toBeChecked()
    await expect(canvas.getByText(/Both branches/)).toBeVisible()
    const attached = await canvas.findByRole('list', { name: tasksWords.documents.heading }, soon)
    await expect(within(attached).getAllByRole('listitem')).toHaveLength(1)
    await expect(within(attached).getByRole('link', { name: /^Sales register/ })).toHaveAttribute(
      'href',
      '/client/documents?client=rao-textiles&document=sales-register',
    )
  },
}

/** A file that is chosen on a task is attached to it. */
export const AttachToTask: Story = {
  tags: ['!dev'],
  args: { path: task },
  beforeEach: signedIn(addWaitingTask),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(tasksWords.documents.none, undefined, soon)).toBeVisible()
    const button = canvas.getByRole('button', { name: tasksWords.documents.attach })
    const file = new File(['%PDF-1.4 bill'], 'बिजली का बिल.pdf', { type: 'application/pdf' })
    await userEvent.upload(button.parentElement!.querySelector('input')!, file)
    const attached = await canvas.findByRole('list', { name: tasksWords.documents.heading }, soon)
    await expect(within(attached).getByRole('link', { name: 'बिजली का बिल.pdf' })).toBeVisible()
  },
}

/** The same file was sent before: the stored document is attached, and the row and the announcement say so. */
export const AttachSentBefore: Story = {
  args: { path: '/client/documents?client=rao-textiles' },
  tags: ['mobile'],
  beforeEach: signedIn(addWaitingTask),
  play: async ({ canvas }) => {
    const bill = (name: string) => new File([samplePdf(['Bill'])], name, { type: 'application/pdf' })
    const { lists, uploads } = documentsWords
    // With a mouse the drop zone replaces the button.
    await canvas.findByText(/^or drop them here$/, { selector: '[aria-hidden] *' }, soon)
    const zone = canvas.getByRole('group', { name: documentsWords.send.label })
    await waitFor(() => expect(zone.querySelector('input[type="file"]:not([capture])')).not.toBeNull(), soon)
    await userEvent.upload(
      zone.querySelector<HTMLInputElement>('input[type="file"]:not([capture])')!,
      bill('October.pdf'),
    )
    const sent = await canvas.findByRole('list', { name: lists.client }, soon)
    await expect(await within(sent).findByText('October.pdf', undefined, soon)).toBeVisible()

    // On a phone the link is in the menu, which is closed.
    await userEvent.click(canvas.getAllByRole('link', { name: 'Tasks', hidden: true })[0]!)
    await userEvent.click(await canvas.findByRole('link', { name: 'Purchase invoices for October' }, soon))
    const button = await canvas.findByRole('button', { name: tasksWords.documents.attach }, soon)
    await userEvent.upload(button.parentElement!.querySelector('input')!, bill('Bill.pdf'))
    await expect(
      await canvas.findByText(uploads.attachedBefore('October.pdf'), undefined, soon),
    ).toBeVisible()
    await expect(canvas.getByText(uploads.announced.attached(1)).closest('[role=status]')).not.toBeNull()
    const attached = await canvas.findByRole('list', { name: tasksWords.documents.heading }, soon)
    await expect(within(attached).getByRole('link', { name: 'October.pdf' })).toBeVisible()
  },
}

/** A step is ticked, a comment is sent, and the task is done and reopened. */
export const Work: Story = {
  tags: ['!dev'],
  args: { path: task },
  beforeEach: signedIn(addWaitingTask),
  play: async ({ canvas }) => {
    const step = await canvas.findByRole('checkbox', { name: 'Bank statement to 31 October' }, soon)
    await userEvent.click(step)
    await waitFor(() => expect(step).toBeChecked(), soon)

    await userEvent.click(canvas.getByRole('button', { name: conversation.send }))
    const field = canvas.getByRole('textbox', { name: conversation.comment })
    await waitFor(() => expect(field).toHaveAccessibleDescription(commentRule.short))
    await userEvent.type(field, 'Both are sent.')
    await userEvent.click(canvas.getByRole('button', { name: conversation.send }))
    const comments = canvas.getByRole('list', { name: tasksWords.comments })
    await waitFor(() => expect(within(comments).getAllByRole('listitem')).toHaveLength(3), soon)
    await expect(field).toHaveValue('')
    const announced = (text: string) =>
      waitFor(() => expect(canvas.getByText(text).closest('[role=status]')).not.toBeNull(), soon)
    await announced(conversation.sent)
    // The new comment moves the form down, with the focus in view.
    const button = canvas.getByRole('button', { name: conversation.send })
    await expect(button).toHaveFocus()
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight), soon)

    await userEvent.click(canvas.getByRole('button', { name: tasksWords.markDone }))
    await announced(tasksWords.nowDone)
    await expect(await canvas.findByText(/^Done on .* by Asha Rao\.$/, undefined, soon)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: tasksWords.reopen }))
    await expect(await canvas.findByRole('button', { name: tasksWords.markDone }, soon)).toBeVisible()
    await announced(tasksWords.nowOpen)
  },
}

/** Another client is chosen: the focus stays in the field, so that the arrow keys go on through the clients. */
export const SwitchClient: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const choice = () => canvas.getByRole('combobox', { name: portal.client })
    for (const screen of ['Dashboard', 'Documents', 'Tasks']) {
      // On a phone the link is in the menu, which is closed.
      await userEvent.click((await canvas.findAllByRole('link', { name: screen, hidden: true }, soon))[0]!)
      await waitFor(choice, soon)
      const field = choice()
      const other = [...field.querySelectorAll('option')].find((option) => !option.selected)!
      field.focus()
      await userEvent.selectOptions(field, other)
      await waitFor(() => expect(choice()).toHaveValue(other.value), soon)
      await expect(choice()).toHaveFocus()
    }
  },
}

/** Limited access: reads and comments. */
export const LimitedAccess: Story = {
  args: { path: task },
  beforeEach: signedIn((state) => {
    addWaitingTask(state)
    setAccess(state, 'limited')
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(tasksWords.limited, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Invoices of October' })).toBeDisabled()
  },
}

/** A task that does not exist, or is another client's. */
export const UnknownTask: Story = {
  tags: ['!dev'],
  args: { path: unknownTask },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const name = tasksWords.detail.missingHeading
    const heading = await canvas.findByRole('heading', { level: 1, name }, soon)
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText(tasksWords.detail.missing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: tasksWords.all })).toBeVisible()
  },
}
