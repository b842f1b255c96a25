import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { documentsWords } from '../../client/documents/words.ts'
import { conversation, portal } from '../../client/portal/words.ts'
import { addWaitingTask } from '../../client/sample-tasks.ts'
import { tasksWords } from '../../client/tasks/words.ts'
import { dataWords } from '../../data/words.ts'
import { divya, kavita } from '../../sample-staff.ts'
import type { ClientMockState } from '../client/sample-client.ts'
import { clientViewWords as words } from './words.ts'

const page = '/admin/client-view?client=rao-textiles'

const meta = {
  title: 'Pages/Admin/Client view',
  component: Application,
  tags: ['!autodocs'],
  args: { path: page, onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface ViewMockState extends ClientMockState {
  readonly commentReads: Map<string, object>
}

/** Signs a member of the staff in on the mocked API, and fills its state. */
const signedIn = signingIn<ViewMockState>(kavita)

const stateOf = (loaded: Context['loaded']) => (loaded.api as { state: ViewMockState }).state

const findBanner = ({ canvas }: Context) => canvas.findByText(words.banner('Rao Textiles'), undefined, soon)

/** Follows a link. `userEvent` takes everything in a disabled fieldset for disabled; browsers only form controls. */
const follow = (canvas: Context['canvas'], name: string) => canvas.getByRole('link', { name }).click()

/** The dashboard in the client's words; its links stay in the view. */
export const Dashboard: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addWaitingTask),
  play: async (context) => {
    await expect(await findBanner(context)).toBeVisible()
    const { canvas } = context
    const panel = within(canvas.getByRole('tabpanel'))
    const [task] = await panel.findAllByRole('link', { name: 'Purchase invoices for October' }, soon)
    await expect(task).toHaveAttribute(
      'href',
      '/admin/client-view?client=rao-textiles&screen=tasks&task=purchase-invoices',
    )
    for (const link of panel.getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^\/admin\/client-view\?/)
    await expect(canvas.getByRole('link', { name: words.leave })).toHaveAttribute(
      'href',
      '/admin/client?client=rao-textiles',
    )
  },
}

/** A task with new comments: no control can be pressed, and nothing is marked as read. */
export const Task: Story = {
  tags: ['dark', 'mobile'],
  args: { path: `${page}&screen=tasks&task=purchase-invoices` },
  beforeEach: signedIn(addWaitingTask),
  play: async (context) => {
    const { canvas, loaded } = context
    await findBanner(context)
    await canvas.findByRole('heading', { level: 1, name: 'Purchase invoices for October' }, soon)
    const panel = within(canvas.getByRole('tabpanel'))
    for (const control of [
      panel.getByRole('button', { name: tasksWords.markDone }),
      panel.getByRole('button', { name: conversation.send }),
      panel.getByRole('textbox', { name: conversation.comment }),
      ...panel.getAllByRole('checkbox'),
    ])
      await expect(control).toBeDisabled()
    follow(canvas, tasksWords.all)
    const list = await canvas.findByRole('list', { name: tasksWords.open }, soon)
    await expect(await within(list).findByText(new RegExp(portal.unread(2)), undefined, soon)).toBeVisible()
    await expect(stateOf(loaded).commentReads.size).toBe(0)
  },
}

/** The documents, without the upload. */
export const Documents: Story = {
  tags: ['mobile'],
  args: { path: `${page}&screen=documents` },
  beforeEach: signedIn(),
  play: async (context) => {
    await findBanner(context)
    const { canvas } = context
    await expect(
      await canvas.findByRole('heading', { name: documentsWords.lists.client }, soon),
    ).toBeVisible()
    const list = within(canvas.getByRole('tabpanel'))
    for (const button of await list.findAllByRole('button', undefined, soon))
      await expect(button).toBeDisabled()
  },
}

/** A document: it is neither marked as read nor as opened. */
export const OneDocument: Story = {
  tags: ['!dev'],
  args: { path: `${page}&screen=documents&document=bank-statement` },
  beforeEach: signedIn(),
  play: async (context) => {
    const { canvas, loaded } = context
    const { commentReads, documents } = stateOf(loaded)
    const [reads, before] = [commentReads.size, JSON.stringify([...documents])]
    await findBanner(context)
    const download = await canvas.findByRole(
      'button',
      { name: documentsWords.detail.downloadVersion(1) },
      soon,
    )
    await expect(download).toBeDisabled()
    follow(canvas, documentsWords.all)
    await canvas.findByRole('heading', { name: documentsWords.lists.client }, soon)
    await expect(commentReads.size).toBe(reads)
    await expect(JSON.stringify([...documents])).toBe(before)
  },
}

/** Who may only read sees the same. */
export const ReadOnly: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(undefined, divya),
  play: async (context) => {
    await expect(await findBanner(context)).toBeVisible()
  },
}

/** The address names no client. */
export const NoClient: Story = {
  tags: ['!dev'],
  args: { path: '/admin/client-view' },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: words.missing.heading }, soon),
    ).toBeVisible()
  },
}

/** A client that does not exist. */
export const Unknown: Story = {
  tags: ['mobile'],
  args: { path: '/admin/client-view?client=nobody' },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.notLoaded, undefined, soon)).toBeVisible()
    await waitFor(() => expect(canvas.getByText(dataWords.missing)).toBeVisible())
  },
}
