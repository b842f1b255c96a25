import type { User } from '@anupalan/server/contract/core/access'
import { problems } from '@anupalan/server/contract/core/problems'
import { officeDayMessages, officeDayRules } from '@anupalan/server/contract/office-days/rules'
import type { StoredOfficeDay } from '@anupalan/server/contract/office-days/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { divya, imran } from '../../sample-staff.ts'
import { contentWords } from './words.ts'

const words = contentWords.days

interface DaysMockState {
  user: User | null
  readonly officeDays: Map<string, StoredOfficeDay>
}

const meta = {
  title: 'Pages/Admin/Holidays and hours',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/content', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const signedIn = signingIn<DaysMockState>(imran)

const stocktaking: StoredOfficeDay = {
  date: '2026-12-28',
  kind: 'closed',
  name: 'Stocktaking',
  opens: '',
  closes: '',
  version: 1,
}

/** One of each kind, after 20 November 2026. */
function addEach({ officeDays }: DaysMockState): void {
  const rows: StoredOfficeDay[] = [
    { ...stocktaking, date: '2026-12-25', kind: 'open', name: 'Christmas' },
    stocktaking,
    {
      ...stocktaking,
      date: '2026-12-31',
      kind: 'hours',
      name: 'साल का आख़िरी दिन',
      opens: '09:30',
      closes: '13:00',
    },
    { ...stocktaking, date: '2026-01-01', name: 'Long over' },
  ]
  for (const day of rows) officeDays.set(day.date, day)
}

async function row(canvas: Canvas, name: string) {
  const list = within(await canvas.findByRole('list', { name: words.list }, soon))
  return within((await list.findByText(name, undefined, soon)).closest('li')!)
}

async function openForm(canvas: Canvas, name: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name }, soon))
  const dialog = await canvas.findByRole('dialog', { name: title })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** It moves in. */
const expectToast = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible(), soon)

/** Days of each kind from today on, those that are over left out. */
export const List: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addEach),
  play: async ({ canvas }) => {
    await expect((await row(canvas, 'Christmas')).getByText(words.kinds.open)).toBeVisible()
    await expect((await row(canvas, 'Stocktaking')).getByText(words.kinds.closed)).toBeVisible()
    await expect(
      (await row(canvas, 'साल का आख़िरी दिन')).getByText(words.hours('09:30', '13:00')),
    ).toBeVisible()
    await expect(canvas.queryByText('Long over')).toBeNull()
  },
}

/** Who may only read sees the same without a control. The day of today is not over yet. */
export const Reader: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => {
    addEach(state)
    state.officeDays.set('2026-11-19', { ...stocktaking, date: '2026-11-19', name: 'Yesterday' })
    state.officeDays.set('2026-11-20', { ...stocktaking, date: '2026-11-20', name: 'Today' })
  }, divya),
  play: async ({ canvas }) => {
    await expect((await row(canvas, 'Today')).getByText(words.kinds.closed)).toBeVisible()
    await expect(canvas.queryByText('Yesterday')).toBeNull()
    await expect((await row(canvas, 'Stocktaking')).queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('button', { name: words.add })).toBeNull()
  },
}

/** What is missing or wrong is said at each field. Other hours have two more fields, and a preview. */
export const AddInvalid: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, words.add, words.form.add)
    await userEvent.click(dialog.getByRole('radio', { name: words.form.kinds.hours }))
    await userEvent.type(await dialog.findByRole('textbox', { name: words.form.opens }), '9:30')
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(await dialog.findByText(officeDayMessages.date)).toBeVisible()
    await expect(dialog.getByText(officeDayMessages.opens)).toBeVisible()
    await expect(dialog.getByText(officeDayRules.name.short)).toBeVisible()
  },
}

/** A day is added, and removed again. */
export const AddAndRemove: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, words.add, words.form.add)
    const [first] = within(dialog.getByRole('group', { name: words.form.date })).getAllByRole('spinbutton')
    await userEvent.click(first!)
    await userEvent.keyboard('28122026')
    await userEvent.type(dialog.getByRole('textbox', { name: words.form.name }), 'Stocktaking')
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expectToast(canvas, words.form.done)
    await expect((await row(canvas, 'Stocktaking')).getByText(words.kinds.closed)).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: words.reset.ariaLabel('Stocktaking', '28 December 2026') }),
    )
    const question = within(await canvas.findByRole('alertdialog', { name: words.reset.question }))
    await waitFor(() => expect(question.getByRole('button', { name: contentWords.cancel })).toHaveFocus())
    await userEvent.click(question.getByRole('button', { name: words.reset.submit }))
    await waitFor(() => expect(canvas.queryByText('Stocktaking')).toBeNull(), soon)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: words.heading })).toHaveFocus())
  },
}

/** Somebody else has changed it meanwhile: that is said, what was typed stays, and saving again replaces it. */
export const ChangedMeanwhile: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addEach),
  play: async ({ canvas, loaded }) => {
    const name = words.editLabel('Stocktaking', '28 December 2026')
    const dialog = await openForm(canvas, name, words.form.edit('28 December 2026'))
    const text = dialog.getByRole('textbox', { name: words.form.name })
    await userEvent.clear(text)
    await userEvent.type(text, 'Stock')
    const { officeDays } = (loaded.api as { state: DaysMockState }).state
    officeDays.set(stocktaking.date, { ...stocktaking, name: 'Count of papers', version: 2 })
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(await dialog.findByText(problems.changedMeanwhile.message, undefined, soon)).toBeVisible()
    await expect(dialog.getByText(words.form.newest('Count of papers', words.kinds.closed))).toBeVisible()
    await expect(text).toHaveValue('Stock')
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expectToast(canvas, words.form.done)
    await expect((await row(canvas, 'Stock')).getByText(words.kinds.closed)).toBeVisible()
  },
}
