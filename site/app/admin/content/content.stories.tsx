import type { IsoDate } from '@anupalan/server/compliance/ist'
import { announcementMessages, announcementRules } from '@anupalan/server/contract/announcements/rules'
import type { Announcement } from '@anupalan/server/contract/announcements/schema'
import type { User } from '@anupalan/server/contract/core/access'
import { problems } from '@anupalan/server/contract/core/problems'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { divya, imran } from '../../sample-staff.ts'
import { dataWords } from '../../data/words.ts'
import { contentWords } from './words.ts'

const words = contentWords.announcements

interface ContentMockState {
  user: User | null
  readonly announcements: Map<string, Announcement>
}

const meta = {
  title: 'Pages/Admin/Website content',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/content', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const signedIn = signingIn<ContentMockState>(imran)

const diwali = 'Our office is closed for Diwali on 9 and 10 November.'
const fees = 'Fees for ITR filing stay the same until 31 March 2027.'
const hindi = 'जीएसटी रिटर्न की अंतिम तिथि 20 दिसंबर है। कृपया अपने बिल 10 दिसंबर तक भेज दें।'
const covered = 'Bring your Form 16 to your next meeting.'

/** One in each state on 20 November 2026. */
function addEach({ announcements }: ContentMockState): void {
  const rows: [text: string, href: string, from: IsoDate, until: IsoDate][] = [
    [hindi, '/compliance-calendar', '2026-12-01', '2026-12-20'],
    [fees, '/pricing', '2026-11-15', '2027-03-31'],
    [covered, '', '2026-11-01', '2026-11-30'],
    [diwali, '', '2026-11-01', '2026-11-10'],
  ]
  for (const [index, [text, href, from, until]] of rows.entries())
    announcements.set(`${index}`, { id: `${index}`, text, href, from, until, version: 1 })
}

async function row(canvas: Canvas, text: string) {
  const list = within(await canvas.findByRole('list', { name: words.list }, soon))
  return within((await list.findByText(text, undefined, soon)).closest('li')!)
}

/** It moves in. */
async function expectToast(canvas: Canvas, text: string) {
  const toast = await canvas.findByText(text, undefined, soon)
  await waitFor(() => expect(toast).toBeVisible())
}

async function openForm(canvas: Canvas, name: string | RegExp, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name }, soon))
  return within(await canvas.findByRole('dialog', { name: title }))
}

/** Types a day into a date field: `09122026`. */
async function typeDay(dialog: ReturnType<typeof within>, label: string, digits: string) {
  const [first] = within(dialog.getByRole('group', { name: label })).getAllByRole('spinbutton')
  await userEvent.click(first!)
  await userEvent.keyboard(digits)
}

/** An announcement in each state: shown, covered by a later one, planned, over. */
export const List: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addEach),
  play: async ({ canvas }) => {
    await expect((await row(canvas, fees)).getByText(words.status.shown)).toBeVisible()
    await expect((await row(canvas, fees)).getByText(words.leadsTo('/pricing'))).toBeVisible()
    await expect(
      (await row(canvas, fees)).getByText(words.days('15 November 2026', '31 March 2027')),
    ).toBeVisible()
    await expect((await row(canvas, covered)).getByText(words.status.covered)).toBeVisible()
    await expect((await row(canvas, hindi)).getByText(words.status.planned)).toBeVisible()
    await expect((await row(canvas, diwali)).getByText(words.status.over)).toBeVisible()
  },
}

/** Nothing is announced. */
export const Empty: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.none, undefined, soon)).toBeVisible()
  },
}

/** Who may only read sees the same without a control. */
export const Reader: Story = {
  beforeEach: signedIn(addEach, divya),
  play: async ({ canvas }) => {
    await expect((await row(canvas, fees)).queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('button', { name: words.add })).toBeNull()
  },
}

/** The server fails: the reason, and a button to try again. */
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
    const [retry] = await canvas.findAllByRole('button', { name: dataWords.retry })
    await expect(retry).toBeVisible()
  },
}

/** What is missing or wrong is said at each field, and nothing typed is lost. */
export const AddInvalid: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, words.add, words.form.add)
    await userEvent.type(dialog.getByRole('textbox', { name: /^Link/ }), 'pricing')
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(await dialog.findByText(announcementRules.text.short)).toBeVisible()
    await expect(dialog.getByText(announcementMessages.href)).toBeVisible()
    await expect(dialog.getByText(announcementMessages.until)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: words.form.text })).toHaveFocus())
    await expect(dialog.getByRole('textbox', { name: /^Link/ })).toHaveValue('pricing')
  },
}

/** By keyboard, with a preview of what public pages show; it is then in the list, as shown. */
export const Add: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, words.add, words.form.add)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: words.form.text })).toHaveFocus())
    await userEvent.keyboard(`${diwali}{Tab}/meeting-scheduler`)
    const preview = dialog.getByRole('group', { name: words.form.preview, hidden: true })
    await expect(within(preview).getByText(diwali)).toHaveAttribute('href', '/meeting-scheduler')
    await typeDay(dialog, words.form.until, '19112026')
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(await dialog.findByText(announcementMessages.order)).toBeVisible()
    await typeDay(dialog, words.form.until, '30112026')
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect((await row(canvas, diwali)).getByText(words.status.shown)).toBeVisible()
    await expectToast(canvas, words.form.done)
  },
}

/** Somebody else has changed it meanwhile: the newest version is shown, and what was typed stays. */
export const ChangedMeanwhile: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addEach),
  play: async ({ canvas, loaded }) => {
    const dialog = await openForm(canvas, words.editLabel(fees), words.form.edit)
    const text = dialog.getByRole('textbox', { name: words.form.text })
    await userEvent.clear(text)
    await userEvent.type(text, 'Fees stay the same.')
    const { announcements } = (loaded.api as { state: ContentMockState }).state
    announcements.set('1', { ...announcements.get('1')!, text: 'Fees stay until June.', version: 2 })
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(await dialog.findByText(problems.changedMeanwhile.message, undefined, soon)).toBeVisible()
    await expect(dialog.getByText(/Fees stay until June\./)).toBeVisible()
    await expect(text).toHaveValue('Fees stay the same.')
  },
}

/** After the newest version was shown, saving again replaces it. */
export const SavedAgain: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addEach),
  play: async (context) => {
    await ChangedMeanwhile.play!(context)
    const { canvas } = context
    const dialog = within(canvas.getByRole('dialog', { name: words.form.edit }))
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect(await canvas.findByText('Fees stay the same.', undefined, soon)).toBeVisible()
    await expectToast(canvas, words.form.done)
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: words.form.edit })).toBeNull(), soon)
  },
}

/** The question before an announcement is removed. */
export const RemoveQuestion: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addEach),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.remove.ariaLabel(fees) }, soon))
    const dialog = within(await canvas.findByRole('alertdialog', { name: words.remove.question }))
    await waitFor(() => expect(dialog.getByText(fees)).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: contentWords.cancel })).toHaveFocus())
  },
}

/** A removed announcement is gone, and the focus is on the heading of the list. */
export const Remove: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addEach),
  play: async (context) => {
    await RemoveQuestion.play!(context)
    const { canvas } = context
    const dialog = within(canvas.getByRole('alertdialog', { name: words.remove.question }))
    await userEvent.click(dialog.getByRole('button', { name: words.remove.submit }))
    await waitFor(() => expect(canvas.queryByText(fees)).toBeNull(), soon)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: words.heading })).toHaveFocus())
    await expect((await row(canvas, covered)).getByText(words.status.shown)).toBeVisible()
  },
}
