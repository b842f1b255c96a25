import { problems } from '@anupalan/server/contract/core/problems'
import { retentionMessages } from '@anupalan/server/contract/retention/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { retentionTexts } from '../../../content/legal/retention.ts'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { dataWords } from '../../data/words.ts'
import { divya, imran, kavita } from '../../sample-staff.ts'
import {
  addDocuments,
  addDue,
  addErasures,
  addLonger,
  addVeryMany,
  type RetentionMockState,
} from './sample-retention.ts'
import { retentionWords as words } from './words.ts'

const meta = {
  title: 'Pages/Admin/Retention',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/retention', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const signedIn = signingIn<RetentionMockState>(kavita)

const findTable = async ({ canvas }: Pick<Context, 'canvas'>) =>
  within(await canvas.findByRole('table', { name: words.due.heading }, soon))

const bodyOf = ({ canvasElement }: Pick<Context, 'canvasElement'>) => within(canvasElement.ownerDocument.body)

/** Papers whose time is over, one client under a hold, and a period that was made longer. */
export const Due: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(addLonger),
  play: async ({ canvas }) => {
    const table = await findTable({ canvas })
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(4), soon)
    await expect(table.getByRole('row', { name: /Venkata/ })).toHaveTextContent('Notice under section 74')
    await expect(await canvas.findByText(/The insurer of the practice/)).toBeVisible()
    // Of ten years in place of eight: the accounts of 2016-17 stay.
    await expect(table.getAllByRole('row', { name: /Iyer Stores/ })).toHaveLength(1)
  },
}

/** The hold's line cannot be chosen; the chosen ones are erased after a question that states their number. */
export const Erase: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addDue, imran),
  play: async ({ canvas, canvasElement }) => {
    const table = await findTable({ canvas })
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(5), soon)
    await userEvent.click(canvas.getByRole('button', { name: words.due.chooseAll }))
    const boxes = table.getAllByRole('checkbox')
    await expect(boxes).toHaveLength(3)
    for (const box of boxes) await expect(box).toBeChecked()
    await userEvent.click(await canvas.findByRole('button', { name: words.due.open(43) }))
    const dialog = within(
      await bodyOf({ canvasElement }).findByRole('alertdialog', { name: words.erase.question(43, 2) }),
    )
    await userEvent.click(dialog.getByRole('button', { name: words.erase.submit(43) }))
    await waitFor(
      () => expect(canvas.getByRole('heading', { level: 2, name: words.due.heading })).toHaveFocus(),
      soon,
    )
    await waitFor(() => expect(canvas.queryByText('Iyer Stores')).toBeNull(), { timeout: 15_000 })
    await expect(canvas.getByText(/Venkata/)).toBeVisible()
    await expect(canvas.getByText(words.jobs.earlier(1))).toBeVisible()
  },
}

/** The question before documents are erased. */
export const Question: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addDue, imran),
  play: async ({ canvas, canvasElement }) => {
    const table = await findTable({ canvas })
    const line = await table.findByRole('row', { name: /राव/ }, soon)
    await userEvent.click(within(line).getByRole('checkbox'))
    await userEvent.click(await canvas.findByRole('button', { name: words.due.open(1) }))
    const dialog = within(await bodyOf({ canvasElement }).findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(words.erase.question(1, 1))).toBeVisible(), soon)
    await expect(dialog.getByText(words.erase.warning)).toBeVisible()
  },
}

/** Papers were added meanwhile: the number is another one, and nothing is erased. */
export const OtherNumber: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addDue, imran),
  play: async ({ canvas, canvasElement, loaded }) => {
    const table = await findTable({ canvas })
    const line = await table.findByRole('row', { name: /राव/ }, soon)
    await userEvent.click(within(line).getByRole('checkbox'))
    await userEvent.click(await canvas.findByRole('button', { name: words.due.open(1) }))
    const dialog = within(await bodyOf({ canvasElement }).findByRole('alertdialog'))
    const { state } = loaded.api as { state: RetentionMockState }
    addDocuments(state, 'rao-family', { category: 'tds', year: '2013-14' })
    await userEvent.click(dialog.getByRole('button', { name: words.erase.submit(1) }))
    await expect(await canvas.findByText(retentionMessages.otherCount, undefined, soon)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: words.due.open(2) }, soon)).toBeVisible()
  },
}

/** One erasure is running, two have ended: one of them left clients under a hold, one was stopped. */
export const Running: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addErasures, imran),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(words.jobs.earlier(2), undefined, soon))
    await expect(canvas.getByText(words.jobs.stopped(12, 40))).toBeVisible()
    const name = words.jobs.label(1_240, 40)
    await userEvent.click(canvas.getByRole('button', { name: words.jobs.stopOf(name) }))
    await expect(await canvas.findByText(words.jobs.earlier(3), undefined, soon)).toBeVisible()
  },
}

/** Nothing has passed its time. */
export const Empty: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => state.documents.clear(), imran),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.due.none, undefined, soon)).toBeVisible()
    await expect(canvas.queryByText(/^0 /)).toBeNull()
    // Periods are changed by a super admin alone.
    await expect(await canvas.findByText(/rule 46/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Change how long/ })).toBeNull()
  },
}

/** More lines than a page, on a phone. */
export const VeryMany: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile' } },
  beforeEach: signedIn(addVeryMany, imran),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.due.more }, soon))
    await expect(await canvas.findByText(words.due.count(70, false), undefined, soon)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** Who may only read sees the list, and nothing that erases or changes. */
export const ReadOnly: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addDue, divya),
  play: async ({ canvas }) => {
    const table = await findTable({ canvas })
    await expect(await table.findAllByText('Iyer Stores', undefined, soon)).toHaveLength(2)
    await expect(table.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Change how long|Erase/ })).toBeNull()
  },
}

const openPeriod = async ({ canvas, canvasElement }: Pick<Context, 'canvas' | 'canvasElement'>) => {
  const button = await canvas.findByRole(
    'button',
    { name: words.periods.changeOf(retentionTexts.papers.gst) },
    soon,
  )
  await userEvent.click(button)
  return within(await bodyOf({ canvasElement }).findByRole('dialog', undefined, soon))
}

/** A period is never shorter than the law’s, and has a reason. */
export const PeriodInvalid: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addDue),
  play: async (context) => {
    const dialog = await openPeriod(context)
    const years = dialog.getByRole('textbox', { name: words.form.years })
    await userEvent.clear(years)
    await userEvent.type(years, '3')
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(await dialog.findByText(retentionMessages.belowLaw)).toBeVisible()
    await expect(dialog.getByText('Please give the reason.')).toBeVisible()
    await expect(years).toHaveFocus()
  },
}

/** Somebody else has changed it meanwhile: what is typed stays, and the newest is shown before it is replaced. */
export const PeriodChanged: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addDue),
  play: async (context) => {
    const { canvas, loaded } = context
    const dialog = await openPeriod(context)
    const { state } = loaded.api as { state: RetentionMockState }
    const reason = 'Asked by the insurer.'
    state.retentionPeriods.set('gst', {
      years: 9,
      reason,
      setAt: '2026-11-01T06:00:00.000Z',
      setBy: 'kavita',
      version: 1,
    })
    const years = dialog.getByRole('textbox', { name: words.form.years })
    await userEvent.clear(years)
    await userEvent.type(years, '8')
    await userEvent.type(dialog.getByRole('textbox', { name: words.form.reason }), 'Appeals take longer.')
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(await dialog.findByText(problems.changedMeanwhile.message, undefined, soon)).toBeVisible()
    await expect(dialog.getByText(words.form.newest(9, reason))).toBeVisible()
    await expect(years).toHaveValue('8')
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(
      await canvas.findByText(words.periods.years(8, retentionTexts.after['annual-return']), undefined, soon),
    ).toBeVisible()
  },
}

/** The server fails: each part has its reason, and can be tried again. */
export const NotLoaded: Story = {
  tags: ['!dev'],
  args: {
    session: createSessionStore(
      sessionMachine.resolveState({ value: 'signed in', context: { user: kavita } }),
    ),
  },
  globals: { mock: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.due.notLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.periods.notLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.jobs.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: dataWords.retry })).toHaveLength(3)
  },
}
