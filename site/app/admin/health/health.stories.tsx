import { problems } from '@anupalan/server/contract/core/problems'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { dataWords } from '../../data/words.ts'
import { kavita } from '../../sample-staff.ts'
import { addFaults, addManyFaults, addRight, type HealthMockState } from './sample-health.ts'
import { healthWords as words } from './words.ts'

const meta = {
  title: 'Pages/Admin/Server health',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/health', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const signedIn = signingIn<HealthMockState>(kavita)

const mailRow = (canvas: Canvas, subject: string) =>
  canvas.findByRole('row', { name: new RegExp(subject) }, soon)

/** The dialog of a decision, once it can be seen. */
async function openDecision(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }, soon))
  const dialog = await within(document.body).findByRole('dialog', undefined, soon)
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Mail, jobs, storage and backup are right. */
export const Right: Story = {
  tags: ['mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addRight),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.mail.none, undefined, soon)).toBeVisible()
    await expect(canvas.getByText(words.backup.age(9))).toBeVisible()
    await expect(canvas.getByText(words.jobs.right)).toBeVisible()
    await userEvent.click(canvas.getByText(words.jobs.all(4)))
    const jobs = within(await canvas.findByRole('table', { name: words.jobs.heading }))
    await expect(jobs.getAllByText(words.jobs.states.right)).toHaveLength(4)
  },
}

/** Mails failed, a job fails, another is late, and the backup is too old. */
export const Faults: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(addFaults),
  play: async ({ canvas }) => {
    await expect(await mailRow(canvas, 'Your meeting is booked')).toBeVisible()
    // A phone has lines in place of columns.
    const { rejected, phone } = words.mail
    await expect(canvas.getByText((text) => text === rejected || text === phone.rejected)).toBeVisible()
    const jobs = within(canvas.getByRole('table', { name: words.jobs.faults }))
    await expect(jobs.getByText(words.jobs.states.failed)).toBeVisible()
    await expect(jobs.getByText(words.jobs.states.late)).toBeVisible()
    await expect(jobs.getAllByRole('row')).toHaveLength(3)
    await expect(canvas.getByText(words.backup.old)).toBeVisible()
  },
}

/** A mail is sent again, and another dropped, each with a reason. */
export const Decided: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addFaults),
  play: async ({ canvas }) => {
    const { retry, drop } = words.decisions
    const retried = await openDecision(canvas, retry.openNamed('Your meeting is booked'))
    await userEvent.click(retried.getByRole('button', { name: retry.submit }))
    const reason = retried.getByRole('textbox', { name: new RegExp(words.decisions.reason) })
    await expect(reason).toHaveFocus()
    await userEvent.type(reason, 'The address is right now.')
    await userEvent.click(retried.getByRole('button', { name: retry.submit }))
    await waitFor(
      () => expect(canvas.queryByRole('row', { name: /Your meeting is booked/ })).toBeNull(),
      soon,
    )
    await waitFor(() => expect(canvas.getByRole('heading', { name: words.mail.heading })).toHaveFocus(), soon)

    const dropped = await openDecision(canvas, drop.openNamed('Your enquiry'))
    await userEvent.type(
      dropped.getByRole('textbox', { name: new RegExp(words.decisions.reason) }),
      'Answered by phone.',
    )
    await userEvent.click(dropped.getByRole('button', { name: drop.submit }))
    await expect(await canvas.findByText(words.mail.none, undefined, soon)).toBeVisible()
  },
}

/** Somebody else had the mail tried meanwhile: the reason that was typed stays, and can be sent again. */
export const DecidedMeanwhile: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addFaults),
  play: async ({ canvas, loaded }) => {
    const { drop } = words.decisions
    const dialog = await openDecision(canvas, drop.openNamed('Your enquiry'))
    const { failedMails } = (loaded.api as { state: HealthMockState }).state
    failedMails.set('retried', { ...failedMails.get('retried')!, attempts: 4 })
    const reason = dialog.getByRole('textbox', { name: new RegExp(words.decisions.reason) })
    await userEvent.type(reason, 'Answered by phone.')
    await userEvent.click(dialog.getByRole('button', { name: drop.submit }))
    await expect(await dialog.findByText(problems.changedMeanwhile.message, undefined, soon)).toBeVisible()
    await expect(reason).toHaveValue('Answered by phone.')
  },
}

/** More failed mails than are listed, and no backup. */
export const VeryMany: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addManyFaults),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.mail.more(50, 60), undefined, soon)).toBeVisible()
    await expect(canvas.getByText(words.backup.never)).toBeVisible()
  },
}

/** The server has just started: nothing has run. */
export const Started: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.jobs.none, undefined, soon)).toBeVisible()
  },
}

/** The server fails. */
export const NotLoaded: Story = {
  tags: ['!dev'],
  args: {
    session: createSessionStore(
      sessionMachine.resolveState({ value: 'signed in', context: { user: kavita } }),
    ),
  },
  globals: { mock: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('button', { name: dataWords.retry })).toBeVisible()
  },
}
