import { clientRules } from '@anupalan/server/contract/clients/rules'
import { problems } from '@anupalan/server/contract/core/problems'
import { documentMessages, documentRules } from '@anupalan/server/contract/documents/rules'
import { taskMessages, taskRules } from '@anupalan/server/contract/tasks/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { documentsWords } from '../../client/documents/words.ts'
import { removeDocuments } from '../../client/sample-documents.ts'
import { taskTemplates } from '../../../content/task-templates.ts'
import { tasksWords } from '../../client/tasks/words.ts'
import { addWaitingTask } from '../../client/sample-tasks.ts'
import { dataWords } from '../../data/words.ts'
import { divya, kavita } from '../../sample-staff.ts'
import {
  addDocumentHold,
  addHolds,
  addManyRequests,
  addNotes,
  addOverdueTasks,
  addReturn,
  addSecondMember,
  changeNote,
  changeProfile,
  changeRequest,
  changeTask,
  gstPapers,
  removeConsultant,
  removeMembers,
  type ClientMockState,
} from './sample-client.ts'
import { holdWords } from './hold-words.ts'
import { clientWords as words } from './words.ts'

const page = '/admin/client?client=rao-textiles'
const { conflict } = words

const meta = {
  title: 'Pages/Admin/Client',
  component: Application,
  tags: ['!autodocs'],
  args: { path: page, onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]
type Canvas = Context['canvas']

/** Signs a member of the staff in on the mocked API, and fills its state. */
const signedIn = signingIn<ClientMockState>(kavita)

const stateOf = (loaded: Context['loaded']) => (loaded.api as { state: ClientMockState }).state

const heading = (canvas: Canvas, name: string, level = 1) =>
  canvas.findByRole('heading', { level, name }, soon)

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }, soon))

const findDialog = async ({ canvasElement }: Context, name: string, role = 'dialog') =>
  within(await within(canvasElement.ownerDocument.body).findByRole(role, { name }, soon))

/** The profile of a client with overdue tasks. */
export const Overview: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn((state) => addOverdueTasks(state, 2)),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Rao Textiles')).toBeVisible()
    await expect(await canvas.findByText(words.overdue(2), undefined, soon)).toBeVisible()
    await expect(canvas.getByText(words.consultant('Imran Sheikh'))).toBeVisible()
    await expect(await canvas.findByText('Provident fund, ESI', undefined, soon)).toBeVisible()
  },
}

/** Nothing is overdue, and nobody is in charge. */
export const WithoutConsultant: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(removeConsultant),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.noConsultant, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.nothingOverdue, undefined, soon)).toBeVisible()
  },
}

/** Who may only read sees no control that changes anything. */
export const Readonly: Story = {
  tags: ['mobile'],
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(addSecondMember, divya),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Limited access$/, undefined, soon)).toBeVisible()
    const panel = within(canvas.getByRole('tabpanel'))
    await expect(panel.queryByRole('button')).toBeNull()
    await expect(panel.queryByRole('combobox')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: words.tabs.overview }))
    await expect(await canvas.findByText('Provident fund, ESI', undefined, soon)).toBeVisible()
    await expect(within(canvas.getByRole('tabpanel')).queryByRole('button')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(`^${words.tabs.tasks}`) }))
    await heading(canvas, words.tasks.heading, 2)
    await expect(canvas.queryByRole('button', { name: words.tasks.add })).toBeNull()
  },
}

/** The address names no client. */
export const NoClient: Story = {
  args: { path: '/admin/client' },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, words.missing.heading)).toBeVisible()
  },
}

/** A client that does not exist. */
export const Unknown: Story = {
  tags: ['mobile'],
  args: { path: '/admin/client?client=nobody' },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getByText(dataWords.missing)).toBeVisible()
  },
}

/** Nothing has arrived yet. */
export const Loading: Story = { globals: { mock: 'slow' }, beforeEach: signedIn() }

/** A part of the file is opened in a scenario, once the client is loaded. */
const opened =
  (scenario: 'failing' | 'offline'): NonNullable<Story['play']> =>
  async ({ canvas, loaded }) => {
    await canvas.findByText(words.nothingOverdue, undefined, soon)
    const { setScenario } = loaded.api as { setScenario: (name: typeof scenario) => void }
    setScenario(scenario)
    await userEvent.click(canvas.getByRole('tab', { name: words.tabs.members }))
    await expect(await canvas.findByText(words.members.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('button', { name: dataWords.retry })).toBeVisible()
  }

/** Storage fails: the reason, and a retry. */
export const Failing: Story = { tags: ['mobile'], beforeEach: signedIn(), play: opened('failing') }

/** Without a connection. */
export const Offline: Story = { tags: ['dark'], beforeEach: signedIn(), play: opened('offline') }

/** The form of the profile. */
export const EditProfile: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, words.profile.edit)
    const dialog = await findDialog(context, words.profile.title)
    const consultant = dialog.getByRole('combobox', { name: words.profile.consultant })
    await expect(
      await within(consultant).findByRole('option', { name: 'Kavita Iyer' }, soon),
    ).toBeInTheDocument()
    await expect(consultant).toHaveValue('imran')
    await expect(within(consultant).queryByRole('option', { name: 'Asha Rao' })).toBeNull()
  },
}

/** By keyboard, the name is corrected, after a reason why it cannot be empty. */
export const ProfileSaved: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, words.profile.edit)
    const dialog = await findDialog(context, words.profile.title)
    const name = dialog.getByRole('textbox', { name: words.profile.name })
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(expect.stringContaining(clientRules.name.short)),
    )
    await userEvent.type(name, 'राव Textiles{Enter}')
    await expect(await heading(context.canvas, 'राव Textiles')).toBeVisible()
  },
}

/** Somebody else saved first: what was typed is kept, and says what is stored now; the second attempt is saved. */
export const ProfileChangedMeanwhile: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, words.profile.edit)
    const dialog = await findDialog(context, words.profile.title)
    const name = dialog.getByRole('textbox', { name: words.profile.name })
    await userEvent.type(name, ' and Sons')
    changeProfile(stateOf(context.loaded), { name: 'Rao Silks', turnover: 'up-to-5-crore' })
    await userEvent.click(dialog.getByRole('button', { name: words.profile.save }))
    await expect(
      await dialog.findByText(problems.changedMeanwhile.message, undefined, soon),
    ).toBeInTheDocument()
    await expect(await dialog.findByText('Rao Silks', undefined, soon)).toBeInTheDocument()
    await expect(name).toHaveAccessibleDescription(`${words.conflict.storedNow} Rao Silks`)
    await expect(dialog.getByRole('combobox', { name: words.profile.turnover })).toHaveAccessibleDescription(
      `${words.conflict.storedNow} ₹2 crore to ₹5 crore`,
    )
    await expect(name).toHaveValue('Rao Textiles and Sons')
  },
}

/** After that, saving again replaces what the other person saved. */
export const ProfileSavedAgain: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async (context) => {
    await ProfileChangedMeanwhile.play!(context)
    const dialog = await findDialog(context, words.profile.title)
    await userEvent.click(dialog.getByRole('button', { name: words.profile.save }))
    await expect(await heading(context.canvas, 'Rao Textiles and Sons')).toBeVisible()
  },
}

/** Two members, with the access of each. */
export const Members: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(addSecondMember),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: words.members.heading }, soon))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getByRole('combobox', { name: words.members.accessOf('Farhan Qureshi') })).toHaveValue(
      'limited',
    )
  },
}

/** Nobody may see the file yet. */
export const NoMembers: Story = {
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(removeMembers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.members.none, undefined, soon)).toBeVisible()
  },
}

/** An account is added, after one that does not exist; its access is changed, and taken away. */
export const MemberChanges: Story = {
  tags: ['!dev'],
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(removeMembers),
  play: async (context) => {
    const { canvas } = context
    await press(canvas, words.members.add)
    const dialog = await findDialog(context, words.members.addTitle)
    const field = dialog.getByRole('textbox', { name: words.members.account })
    // The staff sees every client already.
    await userEvent.type(field, 'imran{Enter}')
    await expect(await dialog.findByText(words.members.accountUnknown, undefined, soon)).toBeInTheDocument()
    await userEvent.clear(field)
    await userEvent.type(field, 'FARHAN.qureshi@example.in{Enter}')
    const access = await canvas.findByRole(
      'combobox',
      { name: words.members.accessOf('Farhan Qureshi') },
      soon,
    )
    await expect(access).toHaveValue('full')
    await userEvent.selectOptions(access, 'limited')
    await expect(await canvas.findByText(words.members.accessHelp.limited, undefined, soon)).toBeVisible()
    await press(canvas, words.members.remove)
    const question = await findDialog(context, words.members.question('Farhan Qureshi'), 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: words.members.remove }))
    await expect(await canvas.findByText(words.members.none, undefined, soon)).toBeVisible()
    await waitFor(
      () => expect(canvas.getByRole('heading', { name: words.members.heading })).toHaveFocus(),
      soon,
    )
  },
}

/** An account that does not exist. */
export const UnknownAccount: Story = {
  tags: ['mobile'],
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, words.members.add)
    const dialog = await findDialog(context, words.members.addTitle)
    await userEvent.type(dialog.getByRole('textbox', { name: words.members.account }), 'nobody{Enter}')
    await expect(await dialog.findByText(words.members.accountUnknown, undefined, soon)).toBeInTheDocument()
  },
}

/** The tasks as the client sees them, and what is overdue. */
export const Tasks: Story = {
  tags: ['dark', 'mobile'],
  args: { path: `${page}&tab=tasks` },
  beforeEach: signedIn((state) => {
    addWaitingTask(state)
    addOverdueTasks(state, 1)
  }),
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('list', { name: tasksWords.open }, soon))
    await expect(await open.findByRole('link', { name: /^Bank statement 1/ })).toHaveAttribute(
      'href',
      '/admin/client?client=rao-textiles&tab=tasks&task=late-1',
    )
  },
}

/** A template fills in a new task, which is changed before it is added. */
export const AddTaskByTemplate: Story = {
  tags: ['!dev'],
  args: { path: `${page}&tab=tasks` },
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, words.tasks.add)
    const dialog = await findDialog(context, words.tasks.addTitle)
    const { id, name, detail, waitsFor, steps } = taskTemplates[1]!
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: words.tasks.template }), id)
    const title = dialog.getByRole('textbox', { name: words.tasks.title })
    await expect(title).toHaveValue(name)
    await userEvent.type(title, ' of October')
    await userEvent.click(dialog.getByRole('button', { name: words.tasks.save }))
    await waitFor(
      () =>
        expect([...stateOf(context.loaded).tasks.values()]).toContainEqual(
          expect.objectContaining({
            title: `${name} of October`,
            detail,
            waitsFor,
            checklist: steps.map((text) => expect.objectContaining({ text }) as unknown),
          }),
        ),
      soon,
    )
  },
}

/** By keyboard, a task is added with its steps, after a reason why it needs a title. */
export const AddTask: Story = {
  tags: ['!dev'],
  args: { path: `${page}&tab=tasks` },
  beforeEach: signedIn(),
  play: async (context) => {
    const { canvas } = context
    await press(canvas, words.tasks.add)
    const dialog = await findDialog(context, words.tasks.addTitle)
    await userEvent.click(dialog.getByRole('button', { name: words.tasks.save }))
    const title = dialog.getByRole('textbox', { name: words.tasks.title })
    await waitFor(() =>
      expect(title).toHaveAccessibleDescription(expect.stringContaining(taskRules.title.short)),
    )
    await expect(title).toHaveFocus()
    await userEvent.keyboard('Send the lease')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Steps/ }), 'Scan it\n\nSign it')
    await userEvent.click(dialog.getByRole('button', { name: words.tasks.save }))
    await waitFor(
      () =>
        expect([...stateOf(context.loaded).tasks.values()]).toContainEqual(
          expect.objectContaining({
            title: 'Send the lease',
            dueOn: null,
            checklist: [
              expect.objectContaining({ text: 'Scan it' }),
              expect.objectContaining({ text: 'Sign it' }),
            ],
          }),
        ),
      soon,
    )
  },
}

/** The form of a task, with what is missing. */
export const TaskInvalid: Story = {
  tags: ['dark', 'mobile'],
  args: { path: `${page}&tab=tasks` },
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, words.tasks.add)
    const dialog = await findDialog(context, words.tasks.addTitle)
    await userEvent.click(dialog.getByRole('button', { name: words.tasks.save }))
    await expect(await dialog.findByText(taskRules.title.short)).toBeInTheDocument()
  },
}

const task = (id: string) => ({ path: `${page}&tab=tasks&task=${id}` })

/** A task with its steps and comments, and what the staff changes of it. */
export const OneTask: Story = {
  tags: ['dark', 'mobile'],
  args: task('purchase-invoices'),
  beforeEach: signedIn(addWaitingTask),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Purchase invoices for October')).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.tasks.edit })).toBeVisible()
    await expect(canvas.getByRole('link', { name: tasksWords.all })).toHaveAttribute(
      'href',
      '/admin/client?client=rao-textiles&tab=tasks',
    )
    await expect(canvas.queryByRole('button', { name: words.tasks.filing.open })).toBeNull()
  },
}

/** Somebody else changed the task first: what was typed stays, beside what is stored now. */
export const TaskChangedMeanwhile: Story = {
  tags: ['dark', 'mobile'],
  args: task('purchase-invoices'),
  beforeEach: signedIn(addWaitingTask),
  play: async (context) => {
    await press(context.canvas, words.tasks.edit)
    const dialog = await findDialog(context, words.tasks.editTitle)
    const title = dialog.getByRole('textbox', { name: words.tasks.title })
    await userEvent.type(title, ' and November')
    changeTask(stateOf(context.loaded), 'purchase-invoices', {
      title: 'Purchase bills for October',
      waitsFor: 'firm',
      dueOn: '2026-12-04',
    })
    await userEvent.click(dialog.getByRole('button', { name: words.tasks.save }))
    await expect(
      await dialog.findByText(problems.changedMeanwhile.message, undefined, soon),
    ).toBeInTheDocument()
    await expect(title).toHaveAccessibleDescription(`${conflict.storedNow} Purchase bills for October`)
    await expect(dialog.getByRole('combobox', { name: words.tasks.waitsFor })).toHaveAccessibleDescription(
      `${conflict.storedNow} ${words.tasks.waits.firm}`,
    )
    await expect(dialog.getByText('4 December 2026')).toBeInTheDocument()
    await expect(title).toHaveValue('Purchase invoices for October and November')
  },
}

/** The second attempt. */
export const TaskSavedAgain: Story = {
  tags: ['!dev'],
  args: task('purchase-invoices'),
  beforeEach: signedIn(addWaitingTask),
  play: async (context) => {
    await TaskChangedMeanwhile.play!(context)
    const dialog = await findDialog(context, words.tasks.editTitle)
    await userEvent.click(dialog.getByRole('button', { name: words.tasks.save }))
    await expect(await heading(context.canvas, 'Purchase invoices for October and November')).toBeVisible()
  },
}

/** A return with the way of its filing. */
export const Return: Story = {
  tags: ['mobile'],
  args: task('gstr-3b'),
  beforeEach: signedIn(addReturn),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Papers received, 9 Nov/, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.tasks.filing.open })).toBeVisible()
  },
}

/** A return that is filed needs its acknowledgement number. */
export const FilingInvalid: Story = {
  tags: ['dark', 'mobile'],
  args: task('gstr-3b'),
  beforeEach: signedIn(addReturn),
  play: async (context) => {
    await press(context.canvas, words.tasks.filing.open)
    const dialog = await findDialog(context, words.tasks.filing.title)
    const status = dialog.getByRole('combobox', { name: words.tasks.filing.status })
    // The one after the newest.
    await expect(status).toHaveValue('in-preparation')
    await userEvent.selectOptions(status, 'filed')
    await userEvent.click(dialog.getByRole('button', { name: words.tasks.filing.save }))
    await expect(await dialog.findByText(taskMessages.acknowledgementMissing)).toBeInTheDocument()
  },
}

/** Filed, with its ARN. */
export const Filed: Story = {
  tags: ['!dev'],
  args: task('gstr-3b'),
  beforeEach: signedIn(addReturn),
  play: async (context) => {
    await FilingInvalid.play!(context)
    const dialog = await findDialog(context, words.tasks.filing.title)
    const number = dialog.getByRole('textbox', { name: words.tasks.filing.acknowledgement })
    await waitFor(() => expect(number).toHaveFocus())
    await userEvent.type(number, 'AA2911260001234{Enter}')
    await expect(
      await context.canvas.findByText(/Acknowledgement AA2911260001234/, undefined, soon),
    ).toBeVisible()
  },
}

const documentsPage = { path: `${page}&tab=documents` }
const { form, returning } = words.documents
const bankStatement = 'Bank statement to 31 October'

/** What the client is asked for, with what is to be decided, and its documents. */
export const Documents: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: words.documents.acceptOf(bankStatement) }, soon),
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
    await expect(await canvas.findByText(words.documents.none.open, undefined, soon)).toBeVisible()
  },
}

/** More requests than a page has. */
export const ManyRequests: Story = {
  args: documentsPage,
  beforeEach: signedIn((state) => addManyRequests(state, 100)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.documents.more, undefined, soon)).toBeVisible()
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
    await expect(canvas.queryByRole('button', { name: words.documents.ask })).toBeNull()
    await expect(canvas.queryByRole('button', { name: words.documents.withdraw })).toBeNull()
  },
}

const ask = async (context: Context) => {
  await press(context.canvas, words.documents.ask)
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
    await press(context.canvas, words.documents.editOf('Papers for GSTR-3B of October 2026'))
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
    await press(canvas, words.documents.acceptOf(bankStatement))
    const item = (await canvas.findByText(bankStatement, undefined, soon)).closest('li')!
    await expect(await within(item).findByText('Accepted', undefined, soon)).toBeVisible()
    await waitFor(() => expect(item).toHaveFocus(), soon)
  },
}

/** Returned for another reason, which has to be written. */
export const ReturnInvalid: Story = {
  tags: ['dark', 'mobile'],
  args: documentsPage,
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, words.documents.returnOf(bankStatement))
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
    await press(canvas, words.documents.withdraw)
    const question = await findDialog(
      context,
      words.documents.withdrawQuestion('Papers for GSTR-3B of October 2026'),
      'alertdialog',
    )
    await userEvent.click(question.getByRole('button', { name: words.documents.withdrawSubmit }))
    await expect(await canvas.findByText(words.documents.none.open, undefined, soon)).toBeVisible()
    await waitFor(
      () => expect(canvas.getByRole('heading', { name: words.documents.requests })).toHaveFocus(),
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

const notesPage = { path: `${page}&tab=notes` }
const { notes: noteWords } = words

/** What the staff has noted, the newest first. */
export const Notes: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 2)),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: noteWords.heading }, soon))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getByText(/changed/)).toBeVisible()
  },
}

/** Nothing is noted yet. */
export const NoNotes: Story = {
  tags: ['mobile'],
  args: notesPage,
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(noteWords.none, undefined, soon)).toBeVisible()
  },
}

/** More notes than a page has; the older ones follow on request. */
export const ManyNotes: Story = {
  tags: ['!dev'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 27)),
  play: async ({ canvas }) => {
    await press(canvas, noteWords.more)
    const list = await canvas.findByRole('list', { name: noteWords.heading }, soon)
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(27), soon)
    await expect(canvas.queryByRole('button', { name: noteWords.more })).toBeNull()
  },
}

/** Who may only read notes nothing. */
export const NotesReadonly: Story = {
  tags: ['mobile'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 2), divya),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: noteWords.heading }, soon)
    const panel = within(canvas.getByRole('tabpanel'))
    await expect(panel.queryByRole('button')).toBeNull()
    await expect(panel.queryByRole('textbox')).toBeNull()
  },
}

/** A note is added, after a reason why it cannot be empty. */
export const NoteAdded: Story = {
  tags: ['!dev'],
  args: notesPage,
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await press(canvas, noteWords.add)
    const field = canvas.getByRole('textbox', { name: noteWords.label })
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(clientRules.note.short)),
    )
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'शाम 5 बजे के बाद बुलाएँ')
    await press(canvas, noteWords.add)
    const list = within(await canvas.findByRole('list', { name: noteWords.heading }, soon))
    await expect(await list.findByText('शाम 5 बजे के बाद बुलाएँ', undefined, soon)).toBeVisible()
    await expect(list.getByText('Kavita Iyer')).toBeVisible()
    await waitFor(() => expect(field).toHaveValue(''))
  },
}

/** Somebody else changed the note first: what was typed stays beside the stored text. */
export const NoteChangedMeanwhile: Story = {
  tags: ['dark', 'mobile'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 1)),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: /^Edit the note/ }, soon))
    const dialog = await findDialog(context, noteWords.editTitle)
    const field = dialog.getByRole('textbox', { name: noteWords.field })
    await userEvent.clear(field)
    await userEvent.type(field, 'Call before noon.')
    changeNote(stateOf(context.loaded), 'Call on Saturdays.')
    await userEvent.click(dialog.getByRole('button', { name: noteWords.save }))
    await expect(await dialog.findByText(conflict.kept, undefined, soon)).toBeInTheDocument()
    await expect(field).toHaveAccessibleDescription(`${conflict.storedNow} Call on Saturdays.`)
    await expect(field).toHaveValue('Call before noon.')
  },
}

/** The second attempt. */
export const NoteSavedAgain: Story = {
  tags: ['!dev'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 1)),
  play: async (context) => {
    await NoteChangedMeanwhile.play!(context)
    const dialog = await findDialog(context, noteWords.editTitle)
    await userEvent.click(dialog.getByRole('button', { name: noteWords.save }))
    await expect(await context.canvas.findByText('Call before noon.', { selector: 'p' }, soon)).toBeVisible()
  },
}

/** A note is erased after a question; the focus goes to the heading. */
export const NoteErased: Story = {
  tags: ['!dev'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 1)),
  play: async (context) => {
    const { canvas } = context
    await press(canvas, noteWords.remove)
    const question = await findDialog(context, noteWords.question, 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: noteWords.remove }))
    await expect(await canvas.findByText(noteWords.none, undefined, soon)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: noteWords.heading })).toHaveFocus(), soon)
  },
}

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

/** A legal hold on one document: at the document, with what the client is told of it. */
export const DocumentOnHold: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  args: oneDocument,
  beforeEach: signedIn(addDocumentHold),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: holdWords.heading }, soon))
    await expect(list.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText(documentsWords.detail.held)).toBeVisible()
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
    await expect(await canvas.findByText(documentsWords.detail.held, undefined, soon)).toBeVisible()
    await press(canvas, holdWords.endOf('Summons, 3 November'))
    const ending = await findDialog(context, holdWords.ending.title)
    await userEvent.type(ending.getByRole('textbox', { name: holdWords.reason }), 'It was answered.')
    await userEvent.click(ending.getByRole('button', { name: holdWords.ending.submit }))
    await waitFor(() => expect(canvas.queryByText(documentsWords.detail.held)).toBeNull(), soon)
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
