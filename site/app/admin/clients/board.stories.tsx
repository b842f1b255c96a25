import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { taskWords } from '../client/task-words.ts'
import { type Story, clientsMeta, counted, failing, findRow, signedIn } from './clients-stories.ts'
import { addBoard, addFiledBoard, addMany } from './sample-clients.ts'
import { rosterWords as words } from './words.ts'

const meta = {
  ...clientsMeta,
  title: 'Pages/Admin/Clients',
  tags: ['!autodocs'],
}
export default meta

const { board } = words

/** The returns of a month: filed, on their way, late, and not due. */
export const Board: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  args: { path: '/admin/clients?view=board&of=all' },
  beforeEach: signedIn(addBoard),
  play: async ({ canvas }) => {
    await counted(canvas, 4)
    const rao = within(await findRow(canvas, /Rao Textiles/))
    await expect(
      rao.getByRole('link', {
        name: board.detail('GSTR-1', 'Rao Textiles', taskWords.statuses.filed),
      }),
    ).toHaveAttribute('href', '/admin/client?client=rao&tab=tasks&task=rao-gstr-1')
    const zari = within(await findRow(canvas, /Zari Weavers/))
    await expect(zari.getByText(board.late('11 Nov'))).toBeVisible()
  },
}

/** Another month and another consultant; the list keeps whose clients are shown. */
export const BoardNarrowed: Story = {
  tags: ['!dev'],
  args: { path: '/admin/clients?view=board&of=all' },
  beforeEach: signedIn(addBoard),
  play: async ({ canvas }) => {
    await counted(canvas, 4)
    const zari = within(await findRow(canvas, /Zari Weavers/))
    await expect(zari.getAllByText(board.notDue)).not.toHaveLength(0)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: board.month }), 'December 2026')
    // The old table can still be there when the rows of the new month are.
    await waitFor(async () => {
      await expect(canvas.getByRole('link', { name: /^GSTR-3B of राव परिवार/ })).toBeVisible()
      await expect(canvas.queryByRole('columnheader', { name: 'GSTR-1' })).toBeNull()
    }, soon)
    await canvas.findByRole('option', { name: words.nobody(1) }, soon)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.consultant }), words.nobody(1))
    await counted(canvas, 1)
    await userEvent.click(canvas.getByRole('radio', { name: words.view.list }))
    await expect(await canvas.findByRole('columnheader', { name: words.columns.waiting }, soon)).toBeVisible()
    await expect(await findRow(canvas, /Anand & Sons/)).toBeVisible()
  },
}

/** Nothing of November is left to file: it opens on December. November can still be chosen, and says what is next. */
export const BoardOfNextMonth: Story = {
  tags: ['dark', 'mobile'],
  args: { path: '/admin/clients?view=board&of=all' },
  beforeEach: signedIn(addFiledBoard),
  play: async ({ canvas }) => {
    await counted(canvas, 4)
    const month = canvas.getByRole('combobox', { name: board.month })
    await waitFor(() => expect(month).toHaveValue('2026-12'), soon)
    await expect(await canvas.findByRole('link', { name: /^GSTR-3B of राव परिवार/ }, soon)).toBeVisible()
    await userEvent.selectOptions(month, 'October 2026')
    await userEvent.click(await canvas.findByRole('button', { name: board.showNext('December 2026') }, soon))
    await waitFor(() => expect(month).toHaveValue('2026-12'), soon)
    await userEvent.selectOptions(month, 'November 2026')
    await expect(await canvas.findByRole('link', { name: /^GSTR-1 of Rao Textiles/ }, soon)).toBeVisible()
    await expect(month).toHaveValue('2026-11')
  },
}

/** More clients than a page: the rest by a press. */
export const BoardVeryMany: Story = {
  tags: ['!dev'],
  args: { path: '/admin/clients?view=board' },
  beforeEach: signedIn((state) => addMany(state, 60)),
  play: async ({ canvas }) => {
    await counted(canvas, 50, true)
    await waitFor(
      () => expect(canvas.getByRole('combobox', { name: board.month })).toHaveValue('2027-07'),
      soon,
    )
    await canvas.findByRole('grid', undefined, soon)
    await userEvent.click(canvas.getByRole('button', { name: words.more }))
    await counted(canvas, 60)
  },
}

/** The server fails. */
export const BoardNotLoaded: Story = {
  tags: ['!dev'],
  args: { ...failing.args, path: '/admin/clients?view=board' },
  globals: failing.globals,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(board.notLoaded, undefined, soon)).toBeVisible()
  },
}
