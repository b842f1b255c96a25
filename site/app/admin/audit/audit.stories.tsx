import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { dataExport } from '../../data-export/words.ts'
import { dataWords } from '../../data/words.ts'
import { divya, imran } from '../../sample-staff.ts'
import { addAudit, addManyEntries, type AuditMockState } from './sample-audit.ts'
import { auditWords as words } from './words.ts'

const meta = {
  title: 'Pages/Admin/Audit trail',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/audit', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const signedIn = signingIn<AuditMockState>(imran)

const counted = (canvas: Canvas, count: number, hasMore = false) =>
  canvas.findByText(words.count(count, hasMore), undefined, soon)

/** Entries of each kind, the newest first, and a trail that is right. */
export const Entries: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addAudit),
  play: async ({ canvas }) => {
    await counted(canvas, 5)
    await canvas.findByRole('grid', undefined, soon)
    const [, newest] = await canvas.findAllByRole('row', undefined, soon)
    await expect(within(newest!).getByText('Kavita Iyer')).toBeVisible()
    await expect(within(newest!).getByRole('link', { name: 'Rao Textiles' })).toHaveAttribute(
      'href',
      '/admin/client?client=rao',
    )
    await expect(within(newest!).getByText(/192\.0\.2\.0/)).toBeVisible()
    await expect(await canvas.findByText(words.verification.right, undefined, soon)).toBeVisible()
  },
}

/** On a phone an entry is a few lines with their names, not a row that is cut. */
export const EntriesOfAPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile' } },
  beforeEach: signedIn(addAudit),
  play: async ({ canvas }) => {
    await counted(canvas, 5)
    const grid = await canvas.findByRole('grid', undefined, soon)
    const [, newest] = await canvas.findAllByRole('row', undefined, soon)
    await expect(within(newest!).getByText(words.columns.actor)).toBeVisible()
    await expect(within(newest!).getByText('Kavita Iyer')).toBeVisible()
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.parentElement!.clientWidth)
  },
}

/** The trail is searched by person, by client and by what was done; all conditions are cleared at once. */
export const Searched: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addAudit),
  play: async ({ canvas }) => {
    await counted(canvas, 5)
    const person = () => canvas.getByRole('searchbox', { name: words.filters.person })
    await userEvent.type(person(), 'asha')
    await counted(canvas, 1)
    await userEvent.click(canvas.getByRole('button', { name: words.filters.clear }))
    await counted(canvas, 5)
    await expect(person()).toHaveValue('')
    await expect(canvas.getByRole('heading', { name: words.entries })).toHaveFocus()

    const further = canvas.getByRole('button', { name: words.filters.further })
    await userEvent.click(further)
    await userEvent.type(await canvas.findByRole('combobox', { name: words.filters.client }, soon), 'rao')
    await expect(further).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Rao Textiles' }, soon))
    await counted(canvas, 3)
    const actions = canvas.getByRole('combobox', { name: words.filters.action })
    await userEvent.selectOptions(actions, 'A task was marked as done')
    await counted(canvas, 1)
    await userEvent.selectOptions(actions, 'Staff added a client')
    await expect(await canvas.findByText(words.noneFound, undefined, soon)).toBeVisible()
  },
}

/** The fields of the client and the days, after a press. */
export const FurtherFilters: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(addAudit),
  play: async ({ canvas }) => {
    await counted(canvas, 5)
    await expect(canvas.queryByRole('combobox', { name: words.filters.client })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: words.filters.further }))
    await expect(await canvas.findByRole('combobox', { name: words.filters.client }, soon)).toBeVisible()
    await expect(canvas.getByRole('group', { name: words.filters.from })).toBeVisible()
  },
}

/** A search that was sent as a link: with a client, and with days that have none of the entries. */
export const ByLink: Story = {
  tags: ['!dev'],
  args: { path: '/admin/audit?client=rao&to=2026-11-24' },
  beforeEach: signedIn(addAudit),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.noneFound, undefined, soon)).toBeVisible()
    await waitFor(
      () => expect(canvas.getByRole('combobox', { name: words.filters.client })).toHaveValue('Rao Textiles'),
      soon,
    )
  },
}

/** The export has what the search finds, and is an entry itself. */
export const Exported: Story = {
  tags: ['!dev'],
  args: { path: '/admin/audit?client=rao' },
  beforeEach: (context) => {
    signedIn(addAudit)(context)
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  },
  play: async ({ canvas }) => {
    await counted(canvas, 3)
    await userEvent.click(canvas.getByRole('button', { name: words.export.label }))
    await expect(await canvas.findByText(dataExport.saved, undefined, soon)).toBeVisible()
    await counted(canvas, 4)
  },
}

/** More entries than a page: the rest by a press. */
export const VeryMany: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => addManyEntries(state, 70)),
  play: async ({ canvas }) => {
    await counted(canvas, 50, true)
    await userEvent.click(canvas.getByRole('button', { name: words.more }))
    await counted(canvas, 70)
  },
}

/** Nothing is recorded, and nothing was verified yet. */
export const Empty: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.none, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.verification.none, undefined, soon)).toBeVisible()
  },
}

/** Somebody has changed an entry in the database. */
export const Broken: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn((state) => {
    addAudit(state)
    state.auditVerifications.set('last', {
      verifiedAt: '2026-11-25T02:00:00.000Z',
      entries: 2,
      fault: { sequence: 3, kind: 'changed' },
    })
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(words.verification.fault.changed('3'), undefined, soon),
    ).toBeVisible()
  },
}

/** Somebody who reads only sees no network addresses. */
export const ReadOnly: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addAudit, divya),
  play: async ({ canvas }) => {
    await counted(canvas, 5)
    await expect(canvas.queryByText(/192\.0\.2\.0/)).toBeNull()
  },
}

/** The server fails: each part has its reason, and can be tried again. */
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
    await expect(await canvas.findByText(words.verification.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: dataWords.retry })).toHaveLength(2)
  },
}
