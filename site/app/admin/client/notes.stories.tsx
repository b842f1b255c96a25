import { clientRules } from '@anupalan/server/contract/clients/rules'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { divya } from '../../sample-staff.ts'
import { addNotes, changeNote } from './sample-client.ts'
import { noteWords } from './note-words.ts'
import { clientWords as words } from './words.ts'
import { clientMeta, page, signedIn, stateOf, press, findDialog, type Story } from './client-stories.ts'

const meta = {
  ...clientMeta,
  title: 'Pages/Admin/Client',
  tags: ['!autodocs'],
} satisfies Meta<typeof clientMeta.component>
export default meta

const { conflict } = words

const notesPage = { path: `${page}&tab=notes` }

/** What the staff has noted, the newest first. */
export const Notes: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 2)),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: noteWords.heading }, soon))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getByText(/changed/)).toBeVisible()
  },
}

/** Nothing is noted yet. */
export const NoNotes: Story = {
  tags: ['mobile'],
  args: notesPage,
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(noteWords.none, undefined, soon)).toBeVisible()
  },
}

/** More notes than a page has; the older ones follow on request. */
export const ManyNotes: Story = {
  tags: ['!dev'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 27)),
  play: async ({ canvas }) => {
    await press(canvas, noteWords.more)
    const list = await canvas.findByRole('list', { name: noteWords.heading }, soon)
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(27), soon)
    await expect(canvas.queryByRole('button', { name: noteWords.more })).toBeNull()
  },
}

/** Who may only read notes nothing. */
export const NotesReadonly: Story = {
  tags: ['mobile'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 2), divya),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: noteWords.heading }, soon)
    const panel = within(canvas.getByRole('tabpanel'))
    await expect(panel.queryByRole('button')).toBeNull()
    await expect(panel.queryByRole('textbox')).toBeNull()
  },
}

/** A note is added, after a reason why it cannot be empty. */
export const NoteAdded: Story = {
  tags: ['!dev'],
  args: notesPage,
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await press(canvas, noteWords.add)
    const field = canvas.getByRole('textbox', { name: noteWords.label })
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(clientRules.note.short)),
    )
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'शाम 5 बजे के बाद बुलाएँ')
    await press(canvas, noteWords.add)
    const list = within(await canvas.findByRole('list', { name: noteWords.heading }, soon))
    await expect(await list.findByText('शाम 5 बजे के बाद बुलाएँ', undefined, soon)).toBeVisible()
    await expect(list.getByText('Kavita Iyer')).toBeVisible()
    await waitFor(() => expect(field).toHaveValue(''))
  },
}

/** Somebody else changed the note first: what was typed stays beside the stored text. */
export const NoteChangedMeanwhile: Story = {
  tags: ['dark', 'mobile'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 1)),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: /^Edit the note/ }, soon))
    const dialog = await findDialog(context, noteWords.editTitle)
    const field = dialog.getByRole('textbox', { name: noteWords.field })
    await userEvent.clear(field)
    await userEvent.type(field, 'Call before noon.')
    changeNote(stateOf(context.loaded), 'Call on Saturdays.')
    await userEvent.click(dialog.getByRole('button', { name: noteWords.save }))
    await expect(await dialog.findByText(conflict.kept, undefined, soon)).toBeInTheDocument()
    await expect(field).toHaveAccessibleDescription(`${conflict.storedNow} Call on Saturdays.`)
    await expect(field).toHaveValue('Call before noon.')
  },
}

/** The second attempt. */
export const NoteSavedAgain: Story = {
  tags: ['!dev'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 1)),
  play: async (context) => {
    await NoteChangedMeanwhile.play!(context)
    const dialog = await findDialog(context, noteWords.editTitle)
    await userEvent.click(dialog.getByRole('button', { name: noteWords.save }))
    await expect(await context.canvas.findByText('Call before noon.', { selector: 'p' }, soon)).toBeVisible()
  },
}

/** A note is erased after a question; the focus goes to the heading. */
export const NoteErased: Story = {
  tags: ['!dev'],
  args: notesPage,
  beforeEach: signedIn((state) => addNotes(state, 1)),
  play: async (context) => {
    const { canvas } = context
    await press(canvas, noteWords.remove)
    const question = await findDialog(context, noteWords.question, 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: noteWords.remove }))
    await expect(await canvas.findByText(noteWords.none, undefined, soon)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: noteWords.heading })).toHaveFocus(), soon)
  },
}
