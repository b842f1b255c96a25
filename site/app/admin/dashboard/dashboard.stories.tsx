import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { dataWords } from '../../data/words.ts'
import { divya, imran, kavita } from '../../sample-staff.ts'
import { addDay, addVeryMany, addYear, empty, type DashboardMockState } from './sample-dashboard.ts'
import { dashboardWords as words } from './words.ts'

const meta = {
  title: 'Pages/Admin/Dashboard',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/dashboard', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const signedIn = signingIn<DashboardMockState>(kavita)

/** Rows of a list, from the first to the last. */
const rowsOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('list', { name }, soon)).getAllByRole('listitem')

/** A usual day: what is late is marked, and each line leads to its list. */
export const Day: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addDay),
  play: async ({ canvas }) => {
    const todo = await rowsOf(canvas, words.todo.heading)
    await expect(todo.flatMap((row) => within(row).queryByRole('link')?.getAttribute('href') ?? [])).toEqual(
      expect.arrayContaining([
        '/admin/enquiries?status=new&order=oldest',
        '/admin/clients?of=all&sort=due',
        '/admin/clients?of=all&sort=due',
        '/admin/health',
      ]),
    )
  },
}

/** Nothing waits. */
export const NothingToDo: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.todo.enquiries.none, undefined, soon)).toBeVisible()
    await expect(canvas.getByText(words.meetings.none)).toBeVisible()
    await expect(canvas.queryByText(words.todo.overdue.badge)).toBeNull()
  },
}

/** Thousands of everything. */
export const VeryMany: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addVeryMany),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12,345', undefined, soon)).toBeVisible()
    await expect(await rowsOf(canvas, words.meetings.heading)).toHaveLength(18)
  },
}

/** An admin sees failed mails, but does not decide on them. */
export const Admin: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addDay, imran),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.todo.mails.ask, undefined, soon)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: words.todo.mails.title })).toBeNull()
  },
}

/** Somebody who reads only sees the same. */
export const ReadOnly: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addDay, divya),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.todo.enquiries.badge, undefined, soon)).toBeVisible()
  },
}

/** A year of figures: each chart has its table, and the range is chosen. */
export const Figures: Story = {
  tags: ['dark', 'mobile'],
  args: { path: '/admin/dashboard?range=months' },
  beforeEach: signedIn(addYear),
  play: async ({ canvas }) => {
    const { figures } = words
    await expect(await canvas.findByRole('figure', { name: figures.views.title }, soon)).toBeVisible()
    await expect(canvas.getAllByRole('figure')).toHaveLength(9)
    const sources = canvas.getByRole('figure', { name: figures.sources.title })
    await expect(within(sources).getAllByText(figures.sources.names.search)[0]).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: figures.range })).toHaveValue('months')
  },
}

/** A phone shows what waits; the figures are folded, and their range in the address unfolds them. */
export const FiguresOnPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile' } },
  beforeEach: signedIn(addYear),
  play: async ({ canvas }) => {
    const { figures } = words
    const summary = await canvas.findByText(figures.heading, undefined, soon)
    const range = await canvas.findByRole('combobox', { name: figures.range }, soon)
    await expect(range).not.toBeVisible()
    await userEvent.click(summary)
    await userEvent.selectOptions(range, figures.ranges.days)
    const received = await canvas.findByRole('figure', { name: figures.enquiries.title }, soon)
    await expect(received).toBeVisible()
  },
}

/** A time without anything: charts are titles and a sentence, without bars or tables of zeros. */
export const NoFigures: Story = {
  tags: ['mobile'],
  args: { path: '/admin/dashboard?range=weeks' },
  beforeEach: signedIn(empty),
  play: async ({ canvas }) => {
    const views = await canvas.findByRole('figure', { name: words.figures.views.title }, soon)
    await expect(within(views).getByText(words.figures.none)).toBeVisible()
    await expect(within(views).queryByRole('group')).toBeNull()
  },
}

/** Another range. */
export const AnotherRange: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addYear),
  play: async ({ canvas }) => {
    const { figures } = words
    const range = await canvas.findByRole('combobox', { name: figures.range }, soon)
    await expect(range).toHaveValue('weeks')
    await canvas.findByRole('figure', { name: figures.bookings.title }, soon)
    await userEvent.selectOptions(range, figures.ranges.days)
    await waitFor(
      () =>
        expect(
          within(canvas.getByRole('figure', { name: figures.enquiries.title })).getByText(figures.total('7')),
        ).toBeVisible(),
      soon,
    )
  },
}

/** The server fails. */
export const NotLoaded: Story = {
  tags: ['!dev'],
  args: {
    session: createSessionStore(
      sessionMachine.resolveState({ value: 'signed in', context: { user: imran } }),
    ),
  },
  globals: { mock: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.notLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.figures.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: dataWords.retry })).toHaveLength(2)
  },
}
