import { addDays, type IsoDate } from '@anupalan/server/compliance/ist'
import { maxMeetings, meetingRules } from '@anupalan/server/contract/bookings/staff-rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { dataWords } from '../../data/words.ts'
import { divya, imran } from '../../sample-staff.ts'
import {
  addBlocked,
  addFullDay,
  addMeetings,
  addOne,
  addTooMany,
  assignMeanwhile,
  dayOf,
  references,
  type BookingsMockState,
} from './sample-bookings.ts'
import { dayName } from './times.ts'
import { bookingsWords as words } from './words.ts'

/** The day of the meetings that are not over. */
const day = dayOf(references.sunita)

const meta = {
  title: 'Pages/Admin/Bookings',
  component: Application,
  tags: ['!autodocs'],
  args: { path: `/admin/bookings?day=${day}`, onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const signedIn = signingIn<BookingsMockState>(imran)

const apiOf = (loaded: Record<string, unknown>) =>
  loaded.api as { state: BookingsMockState; setScenario: (name: 'offline' | 'normal') => void }

const count = (canvas: Canvas, meetings: number, hasMore = false) =>
  canvas.findByText(words.count(meetings, hasMore), undefined, soon)

/** Opens a meeting by the name of its visitor. */
async function open(canvas: Canvas, name: string) {
  const button = await canvas.findByRole('button', { name: new RegExp(`^Open: ${name},`) }, soon)
  await userEvent.click(button)
  const dialog = await canvas.findByRole('dialog', { name: words.detail.title(name) }, soon)
  await waitFor(() => expect(dialog).toBeVisible(), soon)
  return { button, dialog: within(dialog) }
}

async function openForm(canvas: Canvas, name: string, form: 'move' | 'cancel') {
  const { button, dialog } = await open(canvas, name)
  await userEvent.click(dialog.getByRole('button', { name: words.detail[form] }))
  return { button, dialog }
}

const sunitaName = 'सुनीता देवी शर्मा'

/** A column for each person who holds a meeting of the day, and one for what nobody holds. */
export const Day: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addMeetings),
  play: async ({ canvas }) => {
    await expect(await count(canvas, 4)).toBeVisible()
    const columns = ['Imran Sheikh', 'Kavita Iyer', words.heldByNobody]
    for (const name of columns) await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(canvas.getByText(words.status.cancelled)).toBeVisible()
  },
}

/** The days of a week below each other. */
export const Week: Story = {
  tags: ['dark', 'mobile'],
  args: { path: `/admin/bookings?view=week&day=${day}` },
  beforeEach: signedIn(addMeetings),
  play: async ({ canvas }) => {
    await canvas.findByText(sunitaName, undefined, soon)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(7)
    await expect(canvas.getByText('Closed on Sundays')).toBeVisible()
  },
}

/** The week before and the week after are seven days away. */
export const OtherWeeks: Story = {
  ...Week,
  tags: ['!dev'],
  play: async (context) => {
    await Week.play!(context)
    const { canvas } = context
    const firstDay = () => canvas.getAllByRole('heading', { level: 2 })[0]!.id
    const monday = firstDay().replace('day-', '') as IsoDate
    for (const [move, days] of [
      ['next', 7],
      ['previous', 0],
      ['previous', -7],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: words.filters[move].week }))
      await waitFor(() => expect(firstDay()).toBe(`day-${addDays(monday, days)}`), soon)
    }
  },
}

/** One meeting. */
export const One: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addOne),
  play: async ({ canvas }) => {
    await expect(await count(canvas, 1)).toBeVisible()
  },
}

/** Nobody has booked a meeting on this day. */
export const Empty: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.none, undefined, soon)).toBeVisible()
  },
}

/** Somebody is away all day, somebody else for a morning; it is freed by a press. */
export const Blocked: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn((state) => {
    addMeetings(state)
    addBlocked(state, day)
  }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: words.blocked.label }, soon))
    await expect(list.getByText(words.blocked.allDay)).toBeVisible()
    await expect(list.getByText(words.blocked.of('Kavita Iyer'))).toBeVisible()
    await expect(list.getAllByRole('button')).toHaveLength(2)
  },
}

export const Freed: Story = {
  ...Blocked,
  tags: ['!dev'],
  play: async (context) => {
    await Blocked.play!(context)
    const { canvas } = context
    const label = words.blocked.freeLabel('Kavita Iyer', words.blocked.allDay)
    await userEvent.click(canvas.getByRole('button', { name: label }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: label })).toBeNull(), soon)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus(), soon)
    await expect(apiOf(context.loaded).state.blockedTimes.size).toBe(1)
  },
}

/** Who only reads sees what is blocked, and frees nothing. */
export const BlockedReadOnly: Story = {
  ...Blocked,
  tags: ['!dev'],
  beforeEach: signedIn((state) => addBlocked(state, day), divya),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: words.blocked.label }, soon))
    await expect(list.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('button', { name: words.block.open })).toBeNull()
  },
}

/** Opens the form. */
async function openBlock(canvas: Canvas) {
  await canvas.findByRole('option', { name: 'Kavita Iyer' }, soon)
  await userEvent.click(canvas.getByRole('button', { name: words.block.open }))
  const dialog = await canvas.findByRole('dialog', { name: words.block.title }, soon)
  await waitFor(() => expect(dialog).toBeVisible(), soon)
  return within(dialog)
}

/** The meetings of that time are named first; a second press blocks it all the same. */
export const BlockWithMeetings: Story = {
  tags: ['mobile'],
  beforeEach: signedIn((state) => addFullDay(state, day)),
  play: async ({ canvas }) => {
    const dialog = await openBlock(canvas)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: words.block.consultant }), 'kavita')
    await userEvent.type(dialog.getByRole('textbox', { name: words.block.reason }), 'On leave')
    await userEvent.click(dialog.getByRole('button', { name: words.block.submit }))
    await expect(
      await dialog.findByRole('button', { name: words.block.submitAnyway }, soon),
    ).toBeInTheDocument()
    await expect(dialog.getByText(/meetings are booked then$/)).toBeInTheDocument()
  },
}

export const BlockedAllTheSame: Story = {
  ...BlockWithMeetings,
  tags: ['!dev'],
  play: async (context) => {
    await BlockWithMeetings.play!(context)
    const { canvas } = context
    const dialog = within(await canvas.findByRole('dialog', { name: words.block.title }, soon))
    await userEvent.click(dialog.getByRole('button', { name: words.block.submitAnyway }))
    await expect(await canvas.findByText(words.blocked.of('Kavita Iyer'), undefined, soon)).toBeVisible()
  },
}

/** Nothing is filled in: the time is that of who opens the form, and the reason is missing. */
export const BlockInvalid: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addOne),
  play: async ({ canvas }) => {
    const dialog = await openBlock(canvas)
    await userEvent.click(dialog.getByRole('button', { name: words.block.submit }))
    await expect(dialog.getByRole('combobox', { name: words.block.consultant })).toHaveValue('imran')
    const reason = dialog.getByRole('textbox', { name: words.block.reason })
    await waitFor(() => expect(reason).toHaveFocus())
    await expect(reason).toBeInvalid()
  },
}

/** Everybody is booked all day, under long names. */
export const VeryMany: Story = {
  tags: ['mobile'],
  beforeEach: signedIn((state) => addFullDay(state, day)),
  play: async ({ canvas }) => {
    await expect(await count(canvas, 36)).toBeVisible()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: words.filters.consultant }),
      'Kavita Iyer',
    )
    await expect(await count(canvas, 18)).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 3, name: 'Imran Sheikh' })).toBeNull()
  },
}

/** More than a list returns: a day whose meetings may be missing is not called empty. */
export const Cut: Story = {
  tags: ['!dev'],
  args: { path: `/admin/bookings?view=week&day=${day}` },
  beforeEach: signedIn((state) => addTooMany(state, day)),
  play: async ({ canvas }) => {
    await expect(await count(canvas, maxMeetings, true)).toBeVisible()
    const dayOfCut = canvas.getByRole('heading', { level: 2, name: dayName(day) }).closest('section')!
    await expect(within(dayOfCut).getByText(words.cutWeek)).toBeVisible()
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const later = headings.length - headings.indexOf(dayName(day))
    await expect(canvas.getAllByText(words.cutWeek)).toHaveLength(later)
  },
}

/** The server fails: the reason, and a way to try again. */
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
    await expect(canvas.getByRole('button', { name: dataWords.retry })).toBeVisible()
  },
}

/** A meeting ahead: what the visitor wrote, and what may be changed. Attendance is not asked before it begins. */
export const Meeting: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addMeetings),
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas, 'Joseph D’Souza')
    await expect(dialog.getByText(references.joseph)).toBeVisible()
    // By phone: nothing that is said to the visitor.
    await expect(dialog.queryByText(words.detail.where)).toBeNull()
    await expect(dialog.getByRole('button', { name: words.detail.move })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: words.attendance.missed })).toBeNull()
  },
}

/** A meeting that is over: who did not come is recorded, and can be taken back. */
export const Attendance: Story = {
  tags: ['mobile'],
  args: { path: `/admin/bookings?day=${dayOf(references.farida)}` },
  beforeEach: signedIn(addMeetings),
  play: async ({ canvas, loaded }) => {
    const { dialog } = await open(canvas, 'Farida Khan')
    await expect(dialog.queryByRole('button', { name: words.detail.move })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: words.attendance.undo }))
    await userEvent.click(await dialog.findByRole('button', { name: words.attendance.missed }, soon))
    await expect(await dialog.findByText(words.status.missed, undefined, soon)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('heading', { name: words.attendance.heading })).toHaveFocus())
    await expect(apiOf(loaded).state.bookings.get(references.farida)).toMatchObject({
      attendance: 'missed',
      sequence: 2,
    })
  },
}

/** "readonly sees no control that changes anything". */
export const ReadOnly: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addMeetings, divya),
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas, sunitaName)
    await expect(dialog.queryByRole('button', { name: words.detail.move })).toBeNull()
    await expect(dialog.queryByRole('button', { name: words.detail.cancel })).toBeNull()
    await expect(dialog.queryByRole('button', { name: words.attendance.came })).toBeNull()
  },
}

/** The form that moves and assigns, with the free times of the day. */
export const Move: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addMeetings),
  play: async ({ canvas }) => {
    const { dialog } = await openForm(canvas, sunitaName, 'move')
    await expect(await dialog.findByRole('radio', { name: /^2:00 pm/ }, soon)).toBeChecked()
    await expect(dialog.getByRole('combobox', { name: words.change.consultant })).toHaveValue('kavita')
  },
}

/** By keyboard: moved and given to somebody else. */
export const Moved: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addMeetings),
  play: async ({ canvas, loaded }) => {
    const { dialog } = await openForm(canvas, sunitaName, 'move')
    await waitFor(() => expect(dialog.getByRole('form', { name: words.change.heading })).toHaveFocus())
    const now = await dialog.findByRole('radio', { name: /^2:00 pm/ }, soon)
    now.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(dialog.getByRole('radio', { name: /^2:30 pm/ })).toBeChecked()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: words.change.consultant }), 'imran')
    await userEvent.click(dialog.getByRole('button', { name: words.change.save }))
    const moved = new RegExp(`^Open: ${sunitaName}, 2:30 pm`)
    const button = await canvas.findByRole('button', { name: moved }, soon)
    await waitFor(() => expect(button).toHaveFocus(), soon)
    await expect(apiOf(loaded).state.bookings.get(references.sunita)).toMatchObject({
      assignedTo: 'imran',
      start: new Date(`${day}T14:30:00+05:30`).toISOString(),
    })
  },
}

/** To another day, which is typed: nothing is asked of the server until it is whole. */
export const MovedAway: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addMeetings),
  play: async ({ canvas }) => {
    const { dialog } = await openForm(canvas, sunitaName, 'move')
    await dialog.findByRole('radio', { name: /^2:00 pm/ }, soon)
    const [first] = dialog.getAllByRole('spinbutton')
    first!.focus()
    await userEvent.keyboard('24112')
    await expect(dialog.queryByRole('radio')).toBeNull()
    await expect(dialog.queryByText(words.change.notLoaded)).toBeNull()
    await expect(dialog.queryByText(words.change.loading)).toBeNull()
    await userEvent.keyboard('026')
    await userEvent.click(await dialog.findByRole('radio', { name: /^3:00 pm/ }, soon))
    await userEvent.click(dialog.getByRole('button', { name: words.change.save }))
    await count(canvas, 3)
    await waitFor(
      () => expect(canvas.getByRole('heading', { level: 2, name: dayName(day) })).toHaveFocus(),
      soon,
    )
  },
}

/** Saved as it was: nothing is sent, and it does not say that the meeting was changed. */
export const MovedNowhere: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addMeetings),
  play: async ({ canvas, loaded }) => {
    const before = apiOf(loaded).state.bookings.get(references.sunita)
    const { button, dialog } = await openForm(canvas, sunitaName, 'move')
    await dialog.findByRole('radio', { name: /^2:00 pm/ }, soon)
    await userEvent.click(dialog.getByRole('button', { name: words.change.save }))
    await expect(await screen.findByText(words.change.unchanged, undefined, soon)).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
    await expect(apiOf(loaded).state.bookings.get(references.sunita)).toBe(before)
  },
}

/** Somebody else has changed the meeting meanwhile: what was chosen is kept. */
export const ChangedMeanwhile: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(addMeetings),
  play: async ({ canvas, loaded }) => {
    const { dialog } = await openForm(canvas, sunitaName, 'move')
    await userEvent.click(await dialog.findByRole('radio', { name: /^4:00 pm/ }, soon))
    assignMeanwhile(apiOf(loaded).state, references.sunita)
    await userEvent.click(dialog.getByRole('button', { name: words.change.save }))
    await expect(await dialog.findByText(words.change.failed, undefined, soon)).toBeVisible()
    await expect(await dialog.findByText(/^It is now on .*, Imran Sheikh\.$/, undefined, soon)).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /^4:00 pm/ })).toBeChecked()
  },
}

/** A reason is asked for; without a connection it is kept. */
export const Cancel: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addMeetings),
  play: async ({ canvas, loaded }) => {
    const { dialog } = await openForm(canvas, sunitaName, 'cancel')
    const submit = dialog.getByRole('button', { name: words.cancel.submit })
    await waitFor(() => expect(dialog.getByRole('textbox', { name: words.cancel.reason })).toHaveFocus())
    await userEvent.click(submit)
    await expect(await dialog.findByText(meetingRules.reason.short)).toBeVisible()
    const reason = dialog.getByRole('textbox', { name: words.cancel.reason })
    await userEvent.type(reason, 'The office is closed for repairs.')
    apiOf(loaded).setScenario('offline')
    await userEvent.click(submit)
    await expect(await dialog.findByText(words.cancel.failed, undefined, soon)).toBeVisible()
    await expect(reason).toHaveValue('The office is closed for repairs.')
  },
}

/** Cancelled with a reason: it stays among the meetings of the day. */
export const Cancelled: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addOne),
  play: async ({ canvas, loaded }) => {
    const { dialog } = await openForm(canvas, sunitaName, 'cancel')
    await userEvent.type(dialog.getByRole('textbox', { name: words.cancel.reason }), 'We are ill.')
    await userEvent.click(dialog.getByRole('button', { name: words.cancel.submit }))
    await expect(await canvas.findByText(words.status.cancelled, undefined, soon)).toBeVisible()
    await expect(apiOf(loaded).state.bookings.get(references.sunita)).toMatchObject({
      cancelReason: 'We are ill.',
    })
  },
}
