import { problems } from '@anupalan/server/contract/core/problems'
import { taskMessages, taskRules } from '@anupalan/server/contract/tasks/rules'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { taskTemplates } from '../../../content/task-templates.ts'
import { tasksWords } from '../../client/tasks/words.ts'
import { addWaitingTask } from '../../client/sample-tasks.ts'
import { addOverdueTasks, addReturn, changeTask } from './sample-client.ts'
import { taskWords } from './task-words.ts'
import { clientWords as words } from './words.ts'
import {
  clientMeta,
  page,
  signedIn,
  stateOf,
  heading,
  press,
  findDialog,
  type Story,
} from './client-stories.ts'

const meta = {
  ...clientMeta,
  title: 'Pages/Admin/Client',
  tags: ['!autodocs'],
} satisfies Meta<typeof clientMeta.component>
export default meta

const { conflict } = words

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
    await press(context.canvas, taskWords.add)
    const dialog = await findDialog(context, taskWords.addTitle)
    const { id, name, detail, waitsFor, steps } = taskTemplates[1]!
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: taskWords.template }), id)
    const title = dialog.getByRole('textbox', { name: taskWords.title })
    await expect(title).toHaveValue(name)
    await userEvent.type(title, ' of October')
    await userEvent.click(dialog.getByRole('button', { name: taskWords.save }))
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
    await press(canvas, taskWords.add)
    const dialog = await findDialog(context, taskWords.addTitle)
    await userEvent.click(dialog.getByRole('button', { name: taskWords.save }))
    const title = dialog.getByRole('textbox', { name: taskWords.title })
    await waitFor(() =>
      expect(title).toHaveAccessibleDescription(expect.stringContaining(taskRules.title.short)),
    )
    await expect(title).toHaveFocus()
    await userEvent.keyboard('Send the lease')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Steps/ }), 'Scan it\n\nSign it')
    await userEvent.click(dialog.getByRole('button', { name: taskWords.save }))
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
    await press(context.canvas, taskWords.add)
    const dialog = await findDialog(context, taskWords.addTitle)
    await userEvent.click(dialog.getByRole('button', { name: taskWords.save }))
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
    await expect(canvas.getByRole('button', { name: taskWords.edit })).toBeVisible()
    await expect(canvas.getByRole('link', { name: tasksWords.all })).toHaveAttribute(
      'href',
      '/admin/client?client=rao-textiles&tab=tasks',
    )
    await expect(canvas.queryByRole('button', { name: taskWords.filing.open })).toBeNull()
  },
}

/** Somebody else changed the task first: what was typed stays, beside what is stored now. */
export const TaskChangedMeanwhile: Story = {
  tags: ['dark', 'mobile'],
  args: task('purchase-invoices'),
  beforeEach: signedIn(addWaitingTask),
  play: async (context) => {
    await press(context.canvas, taskWords.edit)
    const dialog = await findDialog(context, taskWords.editTitle)
    const title = dialog.getByRole('textbox', { name: taskWords.title })
    await userEvent.type(title, ' and November')
    changeTask(stateOf(context.loaded), 'purchase-invoices', {
      title: 'Purchase bills for October',
      waitsFor: 'firm',
      dueOn: '2026-12-04',
    })
    await userEvent.click(dialog.getByRole('button', { name: taskWords.save }))
    await expect(
      await dialog.findByText(problems.changedMeanwhile.message, undefined, soon),
    ).toBeInTheDocument()
    await expect(title).toHaveAccessibleDescription(`${conflict.storedNow} Purchase bills for October`)
    await expect(dialog.getByRole('combobox', { name: taskWords.waitsFor })).toHaveAccessibleDescription(
      `${conflict.storedNow} ${taskWords.waits.firm}`,
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
    const dialog = await findDialog(context, taskWords.editTitle)
    await userEvent.click(dialog.getByRole('button', { name: taskWords.save }))
    await expect(await heading(context.canvas, 'Purchase invoices for October and November')).toBeVisible()
  },
}

/** A return with the way of its filing. */
export const Return: Story = {
  tags: ['mobile'],
  args: task('gstr-3b'),
  beforeEach: signedIn(addReturn),
  play: async ({ canvas }) => {
    const statuses = await canvas.findByText(/Papers received, 9 Nov/, undefined, soon)
    await expect(statuses).toBeVisible()
    // Each on a line of its own.
    await expect(statuses.innerText.split('\n').at(-1)).toMatch(/^[^,]+, \d+ \w+ \d{4}$/)
    await expect(statuses.innerText.split('\n').length).toBeGreaterThan(1)
    await expect(canvas.getByRole('button', { name: taskWords.filing.open })).toBeVisible()
  },
}

/** A return that is filed needs its acknowledgement number. */
export const FilingInvalid: Story = {
  tags: ['dark', 'mobile'],
  args: task('gstr-3b'),
  beforeEach: signedIn(addReturn),
  play: async (context) => {
    await press(context.canvas, taskWords.filing.open)
    const dialog = await findDialog(context, taskWords.filing.title)
    const status = dialog.getByRole('combobox', { name: taskWords.filing.status })
    // The one after the newest.
    await expect(status).toHaveValue('in-preparation')
    await userEvent.selectOptions(status, 'filed')
    await userEvent.click(dialog.getByRole('button', { name: taskWords.filing.save }))
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
    const dialog = await findDialog(context, taskWords.filing.title)
    const number = dialog.getByRole('textbox', { name: taskWords.filing.acknowledgement })
    await waitFor(() => expect(number).toHaveFocus())
    await userEvent.type(number, 'AA2911260001234{Enter}')
    await expect(
      await context.canvas.findByText(/Acknowledgement AA2911260001234/, undefined, soon),
    ).toBeVisible()
    // Opened again, it has the next status and the stored number.
    await press(context.canvas, taskWords.filing.open)
    const again = await findDialog(context, taskWords.filing.title)
    await expect(again.getByRole('combobox', { name: taskWords.filing.status })).toHaveValue('e-verified')
    await expect(again.getByRole('textbox', { name: taskWords.filing.acknowledgement })).toHaveValue(
      'AA2911260001234',
    )
  },
}
