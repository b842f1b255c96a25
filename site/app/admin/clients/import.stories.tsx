import { importMessages } from '@anupalan/server/contract/clients/import-rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { imran } from '../../sample-staff.ts'
import { importWords as words } from './import-words.ts'
import { addStates, type ClientsMockState } from './sample-clients.ts'
import { rosterWords } from './words.ts'

const meta = {
  title: 'Pages/Admin/Clients/Import',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/clients', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

type ImportMockState = ClientsMockState & { readonly clientImports: Map<string, object> }

const signedIn = signingIn<ImportMockState>(imran)

const apiOf = ({ loaded }: Context) =>
  loaded.api as { state: ImportMockState; setScenario: (name: 'slow' | 'offline' | 'normal') => void }

const headings = 'Name,PAN,GSTIN,Constitution,GST returns,State,Income tax return,Advance tax'
const rest = 'Proprietorship,Monthly returns,Karnataka,"Business or profession, no audit",Four instalments'

const csv = (...rows: string[]) =>
  new File([`\uFEFF${[headings, ...rows].join('\r\n')}`], 'clients-2026.csv', { type: 'text/csv' })

const clean = csv(`Zari Weavers,AAAFZ5678K,,${rest}`, `विजया सिल्क,,27AAACH7409R1Z1,${rest}`)

const mixed = csv(
  `Zari Weavers,AAAFZ5678K,,${rest}`,
  `Rao Textiles,,29ABCPR1234F1ZU,${rest}`,
  `Zari Weavers Mysuru,AAAFZ5678K,,${rest}`,
  `Mistyped & Sons,,29ABCPR1234F1ZA,${rest}`,
  `Sharma Stores,,,Shop,Monthly returns,Mysore,"Business or profession, no audit",Four instalments`,
)

/** Opens the dialog. */
async function open({ canvas, canvasElement }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: rosterWords.importCsv }, soon))
  const dialog = await within(canvasElement.ownerDocument.body).findByRole(
    'dialog',
    { name: words.title },
    soon,
  )
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

type Dialog = Awaited<ReturnType<typeof open>>

const choose = (dialog: Dialog, file: File) => userEvent.upload(dialog.getByLabelText(words.file), file)

async function start(context: Context) {
  const dialog = await open(context)
  await choose(dialog, clean)
  await userEvent.click(await dialog.findByRole('button', { name: words.add(2) }, soon))
  await waitFor(() => expect(dialog.getByRole('heading', { name: words.started(2) })).toHaveFocus(), soon)
  return dialog
}

/** Moves the start of the imports, by which the mock knows how many clients are added. */
function startedAt({ state }: ReturnType<typeof apiOf>, at: string) {
  for (const [reference, stored] of state.clientImports)
    state.clientImports.set(reference, { ...stored, startedAt: at })
}

/** An import of another visit, ahead of the clock of the stories, so that nothing more is added. */
const running = {
  reference: 'CI-0000-0000-0001',
  file: '',
  clients: 340,
  added: 125,
  skipped: 0,
  state: 'running',
  startedAt: '2027-11-20T04:30:00.000Z',
  startedBy: 'kavita',
  left: [{}],
}

/** Nothing is chosen yet. */
export const Empty: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await open(context)
    await expect(dialog.getByRole('button', { name: words.template })).toBeVisible()
    await userEvent.click(dialog.getByText(words.columns))
    await expect(dialog.getByText(/^May be empty: it is taken from the GSTIN/)).toBeVisible()
  },
}

/** The response takes long. */
export const Checking: Story = {
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await open(context)
    apiOf(context).setScenario('slow')
    await choose(dialog, mixed)
    await expect(await dialog.findByText(words.checking)).toBeVisible()
  },
}

/** New clients, duplicates of an existing client and of an earlier row, and rows with errors. */
export const Mixed: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await open(context)
    await choose(dialog, mixed)
    await expect(await dialog.findByText(words.result(5), undefined, soon)).toBeVisible()
    await expect(dialog.getByText(words.counts.errors(2))).toBeVisible()
    await expect(dialog.getByText(/^GSTIN: The check character is “A”/)).toBeVisible()
    await expect(dialog.getByText('State: “Mysore” is no state of India.')).toBeVisible()
    await userEvent.click(dialog.getByText(words.duplicates(2)))
    await expect(dialog.getByText(words.duplicate('pan', 'Zari Weavers', 2))).toBeVisible()
    await expect(dialog.getByText(words.duplicate('gstin', 'Rao Textiles', null))).toBeVisible()
    await expect(dialog.getByRole('button', { name: words.add(1) })).toBeVisible()
    await expect(apiOf(context).state.clientImports.size).toBe(0)
  },
}

/** Every row is a new client. */
export const Clean: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await open(context)
    await choose(dialog, clean)
    await expect(await dialog.findByRole('button', { name: words.add(2) }, soon)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: words.download })).toBeNull()
    await userEvent.click(dialog.getByText(words.news(2)))
    await expect(dialog.getByText('विजया सिल्क')).toBeVisible()
  },
}

/** Another kind of file. */
export const NotCsv: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await open(context)
    await choose(dialog, new File(['PK\u0003\u0004'], 'clients.csv', { type: 'text/csv' }))
    await waitFor(
      () =>
        expect(dialog.getByLabelText(words.file)).toHaveAccessibleDescription(
          expect.stringContaining(importMessages.workbook),
        ),
      soon,
    )
    await choose(dialog, new File([], 'empty.csv', { type: 'text/csv' }))
    await expect(await dialog.findByText(importMessages.empty)).toBeVisible()
  },
}

/** No connection: the file stays, also when the dialog is closed, and is checked again. */
export const Failed: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await open(context)
    apiOf(context).setScenario('offline')
    await choose(dialog, clean)
    await expect(await dialog.findByText(words.notChecked, undefined, soon)).toBeVisible()
    await expect(dialog.getByText('clients-2026.csv')).toBeVisible()
  },
}

/** The file that was chosen before a failure is there again, and its clients are added once. */
export const FailedAtStart: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const { setScenario, state } = apiOf(context)
    const dialog = await open(context)
    await choose(dialog, clean)
    const add = await dialog.findByRole('button', { name: words.add(2) }, soon)
    setScenario('offline')
    await userEvent.click(add)
    await expect(await dialog.findByText(words.notAdded, undefined, soon)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    setScenario('normal')
    const again = await open(context)
    await expect(await again.findByText('clients-2026.csv')).toBeVisible()
    await userEvent.click(await again.findByRole('button', { name: words.add(2) }, soon))
    await expect(await again.findByRole('heading', { name: words.started(2) }, soon)).toBeVisible()
    await expect(state.clientImports.size).toBe(1)
  },
}

/** The clients are being added. */
export const Importing: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await start(context)
    startedAt(apiOf(context), '2027-11-20T04:30:00.000Z')
    await expect(await dialog.findByRole('progressbar', { name: words.label(2) }, soon)).toHaveAttribute(
      'aria-valuetext',
      words.progress(0, 2),
    )
  },
}

/** All are added, and stand in the list. */
export const Done: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const dialog = await start(context)
    startedAt(apiOf(context), '2020-11-20T04:30:00.000Z')
    await expect(await dialog.findByRole('heading', { name: words.finished(2) }, soon)).toBeVisible()
    await expect(apiOf(context).state.clientImports.size).toBe(1)
  },
}

/** The list has them as soon as the dialog is closed, and what was imported is below the actions. */
export const DoneAndClosed: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addStates),
  play: async (context) => {
    const { canvas } = context
    const dialog = await start(context)
    startedAt(apiOf(context), '2020-11-20T04:30:00.000Z')
    await dialog.findByRole('heading', { name: words.finished(2) }, soon)
    await userEvent.click(dialog.getAllByRole('button', { name: words.close }).at(-1)!)
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: rosterWords.consultant }),
      rosterWords.all,
    )
    await expect(await canvas.findByText(rosterWords.count(8, false), undefined, soon)).toBeVisible()
    await expect(canvas.getByText(words.earlier(1))).toBeVisible()
  },
}

/** Another visit while they are added: its progress is there, and it can be stopped. */
export const RunningOnReturn: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => {
    addStates(state)
    state.clientImports.set(running.reference, running)
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: words.label(340) }, soon)
    await userEvent.click(canvas.getByRole('button', { name: words.stopOf(words.label(340)) }))
    await expect(await canvas.findByText(words.earlier(1), undefined, soon)).toBeVisible()
  },
}
