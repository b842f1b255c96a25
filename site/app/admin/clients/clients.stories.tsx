import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { divya } from '../../sample-staff.ts'
import { dataWords } from '../../data/words.ts'
import { type Story, clientsMeta, counted, failing, findRow, namesOf, signedIn } from './clients-stories.ts'
import { addClient, addMany, addStates, type ClientsMockState } from './sample-clients.ts'
import { importWords } from './import-words.ts'
import { rosterWords as words } from './words.ts'

const meta = {
  ...clientsMeta,
  title: 'Pages/Admin/Clients',
  tags: ['!autodocs'],
}
export default meta

const empty = (state: ClientsMockState) => {
  state.clients.clear()
  state.tasks.clear()
}

/** The caller's own clients: overdue, due, without a date, with a long name. */
export const Mine: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addStates),
  play: async ({ canvas }) => {
    await counted(canvas, 4)
    const rao = within(await findRow(canvas, /Rao Textiles/))
    await expect(rao.getByText(/^2.* since 31 May 2020$/)).toBeVisible()
    await expect(rao.getByText('GSTIN …F1ZU')).toBeVisible()
    await expect(rao.getByText('20 January 2090')).toBeVisible()
    await expect(rao.getByRole('link', { name: 'Rao Textiles' })).toHaveAttribute(
      'href',
      '/admin/client?client=rao',
    )
    await expect(canvas.queryByRole('row', { name: /Qureshi/ })).toBeNull()
  },
}

/** The clients of everybody, sorted by date: what is overdue is first. */
export const Everybody: Story = {
  tags: ['mobile'],
  args: { path: '/admin/clients?of=all&sort=due' },
  beforeEach: signedIn(addStates),
  play: async ({ canvas }) => {
    await counted(canvas, 6)
    await expect(namesOf(canvas).slice(0, 2)).toEqual(['Rao Textiles', 'Anand & Sons'])
    await expect(
      canvas.getByRole('columnheader', { name: new RegExp(words.columns.nextDue) }),
    ).toHaveAttribute('aria-sort', 'ascending')
  },
}

/** Whose clients are listed is chosen, a header sorts, and a search finds by the beginnings of words. */
export const Narrowed: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addStates),
  play: async ({ canvas }) => {
    await counted(canvas, 4)
    const whose = canvas.getByRole('combobox', { name: words.consultant })
    await canvas.findByRole('option', { name: words.nobody(1) }, soon)
    await userEvent.selectOptions(whose, words.nobody(1))
    await counted(canvas, 1)
    await expect(await findRow(canvas, /Anand & Sons/)).toBeVisible()
    await userEvent.selectOptions(whose, words.all)
    await counted(canvas, 6)
    await canvas.findByRole('grid', { name: words.heading }, soon)
    await userEvent.click(canvas.getByRole('columnheader', { name: new RegExp(words.columns.name) }))
    await waitFor(() => expect(namesOf(canvas)[0]).toBe('राव परिवार'), soon)
    const search = canvas.getByRole('searchbox', { name: words.search })
    await userEvent.type(search, 'परि')
    await counted(canvas, 1)
    await expect(await findRow(canvas, /राव परिवार/)).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'abcpr1234')
    await counted(canvas, 1)
    await expect(await findRow(canvas, /Rao Textiles/)).toBeVisible()
  },
}

/** More clients than a page: the rest by a press. */
export const VeryMany: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => addMany(state, 120)),
  play: async ({ canvas }) => {
    await counted(canvas, 50, true)
    await userEvent.click(canvas.getByRole('button', { name: words.more }))
    await counted(canvas, 100, true)
    await userEvent.click(canvas.getByRole('button', { name: words.more }))
    await counted(canvas, 120)
    await expect(canvas.queryByRole('button', { name: words.more })).toBeNull()
  },
}

/** One client. */
export const One: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => {
    empty(state)
    addClient(state, 'zari', 'Zari Weavers')
  }),
  play: async ({ canvas }) => {
    await expect(await counted(canvas, 1)).toBeVisible()
  },
}

/** None of the clients is the caller's. */
export const NoneMine: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.noneMine, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.showAll })).toBeVisible()
  },
}

/** The way from there to all clients; the field that shows the choice gets the focus. */
export const NoneMineToEverybody: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => {
    empty(state)
    addClient(state, 'theirs', 'Qureshi Exports LLP', { consultant: 'kavita' })
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.showAll }, soon))
    await expect(await findRow(canvas, /Qureshi/)).toBeVisible()
    const whose = canvas.getByRole('combobox', { name: words.consultant })
    await expect(whose).toHaveFocus()
    await expect(whose).toHaveDisplayValue(words.all)
  },
}

/** A search that finds nothing. */
export const NothingFound: Story = {
  tags: ['mobile'],
  args: { path: '/admin/clients?search=zzz' },
  beforeEach: signedIn(addStates),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.noneFound, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: words.search })).toHaveValue('zzz')
  },
}

/** Somebody who reads only sees the same list. */
export const ReadOnly: Story = {
  tags: ['!dev'],
  args: { path: '/admin/clients?of=all' },
  beforeEach: signedIn(addStates, divya),
  play: async ({ canvas }) => {
    await expect(await counted(canvas, 6)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.bulk.open })).toBeNull()
  },
}

/** The server fails: each part has its reason, and can be tried again. */
export const NotLoaded: Story = {
  tags: ['mobile'],
  ...failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.notLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.consultantsNotLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.bulk.notLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.reassign.notLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(importWords.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: dataWords.retry })).toHaveLength(5)
  },
}
