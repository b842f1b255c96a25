import { documentRules, uploadRule } from '@anupalan/server/contract/documents/rules'
import { samplePdf } from '@anupalan/server/contract/documents/sample-files'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../ui/story-helpers.tsx'
import { dataWords } from '../data/words.ts'
import { documentsMeta, list, signedIn, type Story } from './documents-stories.ts'
import { documentRowWords } from './documents/row-words.ts'
import { documentsWords as words } from './documents/words.ts'
import { addHold, addManyDocuments, keepOneDocument, removeDocuments } from './sample-documents.ts'
import { setAccess } from './sample-tasks.ts'

const meta = { title: 'Pages/Client documents', tags: ['!autodocs'], ...documentsMeta }
export default meta

const pdf = (name: string, ...lines: string[]) =>
  new File([samplePdf(lines)], name, { type: 'application/pdf' })

/** The input behind a button that chooses files. */
const inputOf = (button: HTMLElement) =>
  button.parentElement!.querySelector<HTMLInputElement>('input[type="file"]:not([capture])') ??
  button.closest('div')!.parentElement!.querySelector<HTMLInputElement>('input[type="file"]:not([capture])')!

/** What is asked for, what waits for approval, and both lists. */
export const Documents: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: words.heading }, soon)).toBeVisible()
    const delivered = await canvas.findByRole('list', { name: words.lists.firm }, soon)
    await expect(within(delivered).getAllByRole('listitem')).toHaveLength(3)
    await expect(await canvas.findByText(words.requests.returned, undefined, soon)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Approve Computation/ }, soon)).toBeVisible()
  },
}

/** Nothing was asked for, sent or delivered. */
export const Empty: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(removeDocuments),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.requests.none, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.lists.none.firm, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.lists.none.client, undefined, soon)).toBeVisible()
  },
}

/** One document, which can be taken back. */
export const One: Story = {
  beforeEach: signedIn(keepOneDocument),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(documentRowWords.notOpened, undefined, soon)).toBeVisible()
  },
}

/** More documents than a page: the next one by a press. */
export const Many: Story = {
  beforeEach: signedIn((state) => addManyDocuments(state, 300)),
  play: async ({ canvas }) => {
    const sent = await canvas.findByRole('list', { name: words.lists.client }, soon)
    await expect(within(sent).getAllByRole('listitem')).toHaveLength(25)
    await userEvent.click(canvas.getByRole('button', { name: words.lists.more }))
    await waitFor(() => expect(within(sent).getAllByRole('listitem')).toHaveLength(50), soon)
    const { found, client } = words.lists
    await expect(canvas.getByText(found(client, 50, true)).closest('[role=status]')).not.toBeNull()
  },
}

/** With the last page the button is gone: the focus moves to the first of the new documents. */
export const LastPage: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => addManyDocuments(state, 30)),
  play: async ({ canvas }) => {
    const sent = await canvas.findByRole('list', { name: words.lists.client }, soon)
    const more = canvas.getByRole('button', { name: words.lists.more })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(sent).getAllByRole('listitem').length).toBeGreaterThan(25), soon)
    await expect(more).not.toBeInTheDocument()
    const row = within(sent).getAllByRole('listitem')[25]!
    await waitFor(() => expect(within(row).getAllByRole('link')[0]).toHaveFocus(), soon)
  },
}

/** A search by a part of a name in another script, and its end. */
export const Search: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: words.lists.search }, soon)
    await userEvent.type(field, 'किराया')
    const sent = () => canvas.getByRole('list', { name: words.lists.client })
    await waitFor(() => expect(within(sent()).getAllByRole('listitem')).toHaveLength(1), soon)
    await expect(canvas.getByText(words.lists.noMatch)).toBeVisible()
    const { found, client } = words.lists
    await expect(canvas.getByText(found(client, 1, false)).closest('[role=status]')).not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: words.lists.clear }))
    await waitFor(() => expect(within(sent()).getAllByRole('listitem')).toHaveLength(4), soon)
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

/** A year is chosen: its documents as one zip file. */
export const Year: Story = {
  tags: ['dark', 'mobile'],
  args: { path: `${list}&year=2025-26` },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: words.yearDownload.download }, soon)
    await expect(button).toBeVisible()
    await expect(button).toHaveAccessibleDescription(words.yearDownload.help(yearLabel('2025-26')))
    const delivered = await canvas.findByRole('list', { name: words.lists.firm }, soon)
    await expect(within(delivered).getAllByRole('listitem')).toHaveLength(1)
  },
}

/** The zip file of a year is downloaded under the name of the year. */
export const YearDownloaded: Story = {
  tags: ['!dev'],
  args: { path: `${list}&year=2025-26` },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const saved: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await userEvent.click(await canvas.findByRole('button', { name: words.yearDownload.download }, soon))
    await waitFor(() => expect(saved).toEqual([`${yearLabel('2025-26')}.zip`]), soon)
    click.mockRestore()
  },
}

/** A year in which nothing was sent or delivered. */
export const EmptyYear: Story = {
  args: { path: `${list}&year=2021-22` },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(words.yearDownload.none(yearLabel('2021-22')), undefined, soon),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText(words.lists.noMatch)).toHaveLength(2), soon)
  },
}

type Scenario = 'failing' | 'offline'

/** Opens a document in a scenario, once the list is loaded. */
const openedIn =
  (scenario: Scenario): NonNullable<Story['play']> =>
  async ({ canvas, loaded }) => {
    const link = await canvas.findByRole('link', { name: 'ITR-V 2025-26.pdf' }, soon)
    const { setScenario } = loaded.api as { setScenario: (name: Scenario) => void }
    setScenario(scenario)
    await userEvent.click(link)
    await expect(await canvas.findByText(words.detail.notLoaded, undefined, soon)).toBeVisible()
    const heading = canvas.getByRole('heading', { level: 1, name: words.detail.heading })
    await waitFor(() => expect(heading).toHaveFocus())
  }

/** Storage fails: the reason, and a retry. */
export const Failing: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async (context) => {
    await openedIn('failing')(context)
    await expect(context.canvas.getByRole('button', { name: dataWords.retry })).toBeVisible()
  },
}

/** Loaded by a retry: the focus is on the heading of the document. */
export const FailingThenLoaded: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async (context) => {
    await openedIn('failing')(context)
    const { setScenario } = context.loaded.api as { setScenario: (name: string) => void }
    setScenario('normal')
    await userEvent.click(context.canvas.getByRole('button', { name: dataWords.retry }))
    const heading = await context.canvas.findByRole('heading', { level: 1, name: /^ITR-V/ }, soon)
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

/** Without a connection. */
export const Offline: Story = {
  tags: ['dark'],
  beforeEach: signedIn(),
  play: async (context) => {
    await openedIn('offline')(context)
    await expect(context.canvas.getByText(new RegExp(dataWords.offline))).toBeVisible()
  },
}

/** Nothing has arrived yet. */
export const Loading: Story = { globals: { mock: 'slow' }, beforeEach: signedIn() }

/** Several files are sent at once: stored, refused, and offered as a duplicate. */
export const Uploads: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    // With a mouse the drop zone replaces the button.
    await canvas.findByText(/^or drop them here$/, { selector: '[aria-hidden] *' }, soon)
    const zone = canvas.getByRole('group', { name: words.send.label })
    const input = zone.querySelector<HTMLInputElement>('input[type="file"]:not([capture])')!
    // As after a drop, nothing has the focus.
    const choose = async (...files: File[]) => {
      await userEvent.upload(input, files, { applyAccept: false })
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    const sent = await canvas.findByRole('list', { name: words.lists.client }, soon)
    const focused = fn()
    sent.addEventListener('focusin', focused)
    await choose(pdf('फ़ॉर्म 16.pdf', 'Form 16'))
    await expect(await within(sent).findByText('फ़ॉर्म 16.pdf', undefined, soon)).toBeVisible()
    await choose(
      pdf('Form 16 again.pdf', 'Form 16'),
      new File(['MZ'], 'setup.pdf', { type: 'application/pdf' }),
    )
    const files = canvas.getByRole('list', { name: words.uploads.list })
    await expect(await within(files).findByRole('button', { name: /^Keep both/ }, soon)).toBeVisible()
    await expect(
      await within(files).findByText(new RegExp(uploadRule.messages.wrongKind.slice(0, 20)), undefined, soon),
    ).toBeVisible()
    // A row that came with an upload takes no focus.
    await expect(focused).not.toHaveBeenCalled()
  },
}

/** A file for an item fulfils it; the row says so, and what is asked for becomes less. */
export const Fulfil: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole(
      'button',
      { name: words.requests.chooseFor('Sales invoices of October') },
      soon,
    )
    button.focus()
    await userEvent.upload(inputOf(button), pdf('Invoices.pdf', 'Invoices'))
    button.focus()
    await expect(
      await canvas.findByText(new RegExp(`^${words.requests.progress(2, 3)}`), undefined, soon),
    ).toBeVisible()
    // The item moves down in the list, with the focus in view.
    await expect(button).toHaveFocus()
    const { top, bottom } = button.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}

/** An item is answered without a file, with a reason. */
export const Answer: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas, canvasElement }) => {
    const name = words.requests.otherwiseFor('Sales invoices of October')
    await userEvent.click(await canvas.findByRole('button', { name }, soon))
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole(
        'dialog',
        { name: words.requests.answer.heading },
        soon,
      ),
    )
    await userEvent.click(dialog.getByRole('button', { name: words.requests.answer.save }))
    const field = dialog.getByRole('textbox', { name: words.requests.answer.reason })
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(documentRules.answer.short)))
    await userEvent.type(field, 'We had no sales.')
    await userEvent.click(dialog.getByRole('button', { name: words.requests.answer.save }))
    // In the row, once the dialog with its text area is closed.
    await expect(await canvas.findByText('We had no sales.', { ignore: 'textarea' }, soon)).toBeVisible()
  },
}

/** A document under a legal hold among the others. */
export const HeldInList: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => addHold(state, 'sales-register')),
  play: async ({ canvas }) => {
    const sent = await canvas.findByRole('list', { name: words.lists.client }, soon)
    await expect(within(sent).getByText(new RegExp(documentRowWords.held))).toBeVisible()
  },
}

/** Limited access: sends and comments, but does not approve. */
export const LimitedAccess: Story = {
  tags: ['mobile'],
  beforeEach: signedIn((state) => setAccess(state, 'limited')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.approvals.limited, undefined, soon)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull()
  },
}
