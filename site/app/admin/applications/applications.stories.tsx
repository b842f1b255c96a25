import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { dataWords } from '../../data/words.ts'
import { divya, imran } from '../../sample-staff.ts'
import {
  addApplications,
  addMany,
  decideMeanwhile,
  references,
  type ApplicationsMockState,
} from './sample-applications.ts'
import { applicationsWords as words } from './words.ts'

const meta = {
  title: 'Pages/Admin/Applications',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/applications', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const signedIn = signingIn<ApplicationsMockState>(imran)

const apiOf = (loaded: Record<string, unknown>) =>
  loaded.api as {
    state: ApplicationsMockState
    setScenario: (name: 'failing' | 'offline' | 'normal') => void
  }

const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name }, soon)
const open = (reference: string) => ({ path: `/admin/applications?application=${reference}` })
const { detail, list } = words

/** Applications in four statuses, newest first. */
export const List: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addApplications),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(list.count(4, false), undefined, soon)).toBeVisible()
    await canvas.findByRole('grid', undefined, soon)
    const row = within(await canvas.findByRole('row', { name: /Ananya Kulkarni/ }, soon))
    await expect(row.getByText('GST associate')).toBeVisible()
  },
}

/** Nobody has applied yet. */
export const Empty: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(list.none, undefined, soon)).toBeVisible()
  },
}

/** Very many: the rest by a press; searched and filtered, also without a result. */
export const VeryMany: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => {
    addApplications(state)
    addMany(state, 120)
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(list.count(50, true), undefined, soon)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: list.more }))
    await expect(await canvas.findByText(list.count(100, true), undefined, soon)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: list.status }), 'invited')
    await expect(await canvas.findByText(list.count(1, false), undefined, soon)).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: list.search }), 'zzz')
    await expect(await canvas.findByText(list.noneFound, undefined, soon)).toBeVisible()
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
    await expect(await canvas.findByText(list.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('button', { name: dataWords.retry })).toBeVisible()
  },
}

/** One application, with a message in two scripts and a note. */
export const One: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  args: open(references.rohan),
  beforeEach: signedIn(addApplications),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await title(canvas, 'रोहन कृष्णमूर्ति देशपांडे')).toHaveFocus(), soon)
    await expect(canvas.getByRole('button', { name: detail.cv.save })).toBeVisible()
  },
}

/** "readonly sees no control that changes anything". */
export const ReadOnly: Story = {
  tags: ['mobile'],
  args: open(references.rohan),
  beforeEach: signedIn(addApplications, divya),
  play: async ({ canvas }) => {
    await title(canvas, 'रोहन कृष्णमूर्ति देशपांडे')
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText(/^Kavita knows/)).toBeVisible()
    await expect(main.queryByRole('textbox')).toBeNull()
    await expect(main.queryByRole('combobox')).toBeNull()
    await expect(main.queryByRole('button', { name: detail.erase.open })).toBeNull()
  },
}

/** A link to an application that was erased. */
export const Missing: Story = {
  tags: ['mobile'],
  args: open('AP-0000-0000-0000'),
  beforeEach: signedIn(addApplications),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(detail.notLoaded, undefined, soon)).toBeVisible()
  },
}

/** A status and a note are saved together. */
export const Saved: Story = {
  tags: ['!dev'],
  args: open(references.ananya),
  beforeEach: signedIn(addApplications),
  play: async ({ canvas, loaded }) => {
    const note = await canvas.findByRole('textbox', { name: detail.progress.note }, soon)
    await userEvent.type(note, 'Call her.')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: list.status }), 'review')
    await userEvent.click(canvas.getByRole('button', { name: detail.progress.save }))
    await waitFor(
      () =>
        expect(apiOf(loaded).state.applicationProgress.get(references.ananya)).toMatchObject({
          status: 'review',
          staffNote: 'Call her.',
        }),
      soon,
    )
  },
}

/** Somebody else has decided meanwhile: their note is shown, and what is typed is kept. */
export const ChangedMeanwhile: Story = {
  tags: ['dark', 'mobile'],
  args: open(references.ananya),
  beforeEach: signedIn(addApplications),
  play: async ({ canvas, loaded }) => {
    const note = await canvas.findByRole('textbox', { name: detail.progress.note }, soon)
    await userEvent.type(note, 'Call her.')
    decideMeanwhile(apiOf(loaded).state, references.ananya)
    await userEvent.click(canvas.getByRole('button', { name: detail.progress.save }))
    await expect(await canvas.findByText('Comes on Monday at 10 am.', undefined, soon)).toBeVisible()
    await expect(note).toHaveValue('Call her.')
  },
}

/** Another press saves what was kept. */
export const SavedAfterChange: Story = {
  ...ChangedMeanwhile,
  tags: ['!dev'],
  play: async (context) => {
    await ChangedMeanwhile.play!(context)
    const { canvas, loaded } = context
    await userEvent.click(canvas.getByRole('button', { name: detail.progress.save }))
    await waitFor(
      () =>
        expect(apiOf(loaded).state.applicationProgress.get(references.ananya)).toMatchObject({
          staffNote: 'Call her.',
          version: 3,
        }),
      soon,
    )
  },
}

/** No connection: what is typed is kept. */
export const Offline: Story = {
  tags: ['mobile'],
  args: open(references.ananya),
  beforeEach: signedIn(addApplications),
  play: async ({ canvas, loaded }) => {
    const note = await canvas.findByRole('textbox', { name: detail.progress.note }, soon)
    await userEvent.type(note, 'Call her.')
    apiOf(loaded).setScenario('offline')
    await userEvent.click(canvas.getByRole('button', { name: detail.progress.save }))
    await expect(await canvas.findByText(detail.progress.notSaved, undefined, soon)).toBeVisible()
    await expect(note).toHaveValue('Call her.')
  },
}

/** Erased after two questions. */
export const Erased: Story = {
  tags: ['!dev'],
  args: open(references.suresh),
  beforeEach: signedIn(addApplications),
  play: async ({ canvas, canvasElement, loaded }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: detail.erase.open }, soon))
    await userEvent.click(await page.findByRole('button', { name: detail.erase.next }, soon))
    await expect(apiOf(loaded).state.applications.has(references.suresh)).toBe(true)
    await userEvent.click(await page.findByRole('button', { name: detail.erase.submit }, soon))
    await expect(await canvas.findByText(list.count(3, false), undefined, soon)).toBeVisible()
    await expect(apiOf(loaded).state.applications.has(references.suresh)).toBe(false)
  },
}

/** The question before an erasure. */
export const EraseQuestion: Story = {
  tags: ['mobile'],
  args: open(references.suresh),
  beforeEach: signedIn(addApplications),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: detail.erase.open }, soon))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {}, soon)
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
