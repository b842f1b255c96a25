import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { taskWords } from '../client/task-words.ts'
import { type Story, type Context, clientsMeta, counted, signedIn } from './clients-stories.ts'
import { addBulkTasks, addClient, addFilers, addStates, type ClientsMockState } from './sample-clients.ts'
import { rosterWords as words } from './words.ts'

const meta = {
  ...clientsMeta,
  title: 'Pages/Admin/Clients',
  tags: ['!autodocs'],
}
export default meta

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

/** Counted once more after the change: nothing has changed since that count. */
export const BulkCountedAgain: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addFilers),
  play: async (context) => {
    await BulkRecounted.play!(context)
    const dialog = await findDialog(context)
    await userEvent.click(dialog.getByRole('button', { name: bulk.back }))
    await userEvent.click(await dialog.findByRole('button', { name: bulk.check }, soon))
    await expect(await dialog.findByRole('heading', { name: bulk.confirm(8) }, soon)).toBeInTheDocument()
    await expect(dialog.queryByText(bulk.changed)).toBeNull()
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
    const ended = await canvas.findByText(bulk.earlier(3), undefined, soon)
    // The button is gone.
    await waitFor(() => expect(ended.closest('summary')).toHaveFocus())
    await userEvent.click(ended)
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
