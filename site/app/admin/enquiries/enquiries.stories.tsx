import { inboxRules } from '@anupalan/server/contract/enquiries/inbox-rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { Application } from '../../application.tsx'
import { divya, imran } from '../../sample-staff.ts'
import { dataWords } from '../../data/words.ts'
import { newClientWords } from '../client/new-client-words.ts'
import { clientWords } from '../client/words.ts'
import {
  addEnquiries,
  addMany,
  references,
  replyMeanwhile,
  type EnquiriesMockState,
} from './sample-enquiries.ts'
import { enquiriesWords as words } from './words.ts'

const meta = {
  title: 'Pages/Admin/Enquiries',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/enquiries', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const signedIn = signingIn<EnquiriesMockState>(imran)

const apiOf = (loaded: Record<string, unknown>) =>
  loaded.api as { state: EnquiriesMockState; setScenario: (name: 'failing' | 'offline' | 'normal') => void }

/** A row of the grid, which has replaced the native table by then. */
const findRow = async (canvas: Canvas, name: RegExp) => {
  await canvas.findByRole('grid', undefined, soon)
  return canvas.findByRole('row', { name }, soon)
}
const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name }, soon)
const open = (reference: string) => ({ path: `/admin/enquiries?enquiry=${reference}` })

/** Enquiries in each status, one overdue. */
export const List: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas }) => {
    await expect(await title(canvas, words.heading)).toBeVisible()
    const sunita = within(await findRow(canvas, /सुनीता/))
    await expect(sunita.getByText(words.due.overdue)).toBeVisible()
    await expect(sunita.getByText('Imran Sheikh')).toBeVisible()
    await expect(await canvas.findByText(words.list.count(5, false))).toBeVisible()
  },
}

/** The sender becomes a client: the form has the name, the company and the address of the enquiry. */
export const MakeClient: Story = {
  tags: ['mobile'],
  args: open(references.joseph),
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.detail.client.add }, soon))
    const element = await within(canvasElement.ownerDocument.body).findByRole(
      'dialog',
      { name: newClientWords.title },
      soon,
    )
    await waitFor(() => expect(element).toBeVisible())
    const dialog = within(element)
    await expect(dialog.getByRole('textbox', { name: newClientWords.fullName })).toHaveValue(
      'Joseph Fernandes',
    )
    await expect(dialog.getByRole('checkbox', { name: newClientWords.invite })).toBeChecked()
    await expect(dialog.getByRole('combobox', { name: clientWords.profile.consultant })).toHaveDisplayValue(
      imran.fullName,
    )
  },
}

/**
 * Holds the list back, so that the dialog, which waits for it, is open when the enquiry is read again. A mock responds to
 * both at the same time.
 */
function holdList(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const fetch = window.fetch.bind(window)
  const held = spyOn(window, 'fetch').mockImplementation(async (...call) => {
    const [target] = call
    if (typeof target === 'string' && /\/api\/enquiries(\?|$)/.test(target)) await promise
    return fetch(...call)
  })
  return () => {
    held.mockRestore()
    resolve()
  }
}

/** Added: the enquiry is won, leads to the client, and an invitation is in the outbox. */
export const MadeClient: Story = {
  ...MakeClient,
  tags: ['!dev'],
  play: async (context) => {
    await MakeClient.play!(context)
    const { canvas, canvasElement, loaded } = context
    const dialog = within(canvasElement.ownerDocument.body)
    const endWait = holdList()
    await userEvent.click(dialog.getByRole('button', { name: newClientWords.submit }))
    const link = await canvas.findByRole('link', { name: words.detail.client.show }, soon)
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/client\?client=/))
    await expect(dialog.getByRole('dialog', { name: newClientWords.title })).toBeVisible()
    endWait()
    await waitFor(async () => expect(await title(canvas, 'Joseph Fernandes')).toHaveFocus(), soon)
    await expect(canvas.queryByRole('button', { name: words.detail.client.add })).toBeNull()
    const { outbox } = apiOf(loaded).state
    await expect(outbox.filter(({ kind }) => kind === 'invitation')).toHaveLength(1)
  },
}

/** Nobody has written yet. */
export const Empty: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.list.none, undefined, soon)).toBeVisible()
  },
}

/** Filters that no enquiry passes. */
export const NothingFound: Story = {
  tags: ['mobile'],
  args: { path: '/admin/enquiries?search=zzz&status=won' },
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.list.noneFound, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: words.list.status })).toHaveValue('won')
  },
}

/** Very many: the rest by a press; found by the beginning of a name, and filtered by status and owner. */
export const VeryMany: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => {
    addEnquiries(state)
    addMany(state, 200)
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.list.count(50, true), undefined, soon)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.list.more }))
    await expect(await canvas.findByText(words.list.count(100, true), undefined, soon)).toBeVisible()
    const search = canvas.getByRole('searchbox', { name: words.list.search })
    await userEvent.type(search, 'number 17')
    await expect(await canvas.findByText(words.list.count(11, false), undefined, soon)).toBeVisible()
    await userEvent.clear(search)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.list.status }), 'new')
    await expect(await canvas.findByText(words.list.count(2, false), undefined, soon)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.list.owner }), 'imran')
    await expect(await canvas.findByText(words.list.count(1, false), undefined, soon)).toBeVisible()
    await expect(await findRow(canvas, /सुनीता/)).toBeVisible()
  },
}

/** The oldest first, by a press on the header. */
export const OldestFirst: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas }) => {
    await findRow(canvas, /सुनीता/)
    await canvas.findByRole('grid', { name: words.list.caption }, soon)
    await userEvent.click(canvas.getByRole('columnheader', { name: words.list.columns.received }))
    await waitFor(async () => {
      const [, first] = canvas.getAllByRole('row')
      await expect(first).toHaveTextContent('Chickpet')
    }, soon)
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
    await expect(await canvas.findByText(words.list.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('button', { name: dataWords.retry })).toBeVisible()
  },
}

/** One enquiry beside the list; on a phone in its place. */
export const Enquiry: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  args: open(references.lakshmi),
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await title(canvas, 'Lakshmi Narayan')).toHaveFocus(), soon)
    await expect(canvas.getByRole('heading', { name: words.detail.others.heading })).toBeVisible()
    await expect(
      canvas.getByText('Do you also come to our shop in Chickpet?', { selector: 'bdi' }),
    ).toBeVisible()
  },
}

/** A long message in two scripts, overdue. */
export const LongMessage: Story = {
  tags: ['mobile'],
  args: open(references.sunita),
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas }) => {
    await expect(await title(canvas, 'सुनीता देवी शर्मा')).toBeVisible()
  },
}

/** A reply and a note. */
export const Thread: Story = {
  tags: ['dark', 'mobile'],
  args: open(references.joseph),
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(words.detail.thread.replied('Imran Sheikh'), undefined, soon),
    ).toBeVisible()
    await expect(canvas.getByText(words.detail.thread.noted('Kavita Iyer'))).toBeVisible()
  },
}

/** "readonly sees no control that changes anything". */
export const ReadOnly: Story = {
  tags: ['mobile'],
  args: open(references.joseph),
  beforeEach: signedIn(addEnquiries, divya),
  play: async ({ canvas }) => {
    await title(canvas, 'Joseph Fernandes')
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByRole('button', { name: words.detail.reply.send })).toBeNull()
    await expect(main.queryByRole('button', { name: words.detail.note.send })).toBeNull()
    await expect(main.queryByRole('button', { name: words.detail.progress.save })).toBeNull()
    await expect(main.queryByRole('textbox')).toBeNull()
  },
}

/** A link to an enquiry that was erased. */
export const Missing: Story = {
  tags: ['mobile'],
  args: open('EN-0000-0000-0000'),
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.detail.notLoaded, undefined, soon)).toBeVisible()
  },
}

/** By keyboard: opened from the list, answered, and answered in the list. */
export const Reply: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas, loaded }) => {
    const row = await findRow(canvas, /Narayan Silks\. We move/)
    within(row).getByRole('link', { name: 'Lakshmi Narayan' }).focus()
    await userEvent.keyboard('{Enter}')
    await title(canvas, 'Lakshmi Narayan')
    const text = await canvas.findByRole('textbox', { name: words.detail.reply.label }, soon)
    await userEvent.type(text, 'Thank you for writing.')
    await userEvent.click(canvas.getByRole('button', { name: words.detail.reply.send }))
    await expect(
      await canvas.findByText(words.detail.thread.replied('Imran Sheikh'), undefined, soon),
    ).toBeVisible()
    await waitFor(() => expect(text).toHaveValue(''))
    await waitFor(() =>
      expect(apiOf(loaded).state.enquiryProgress.get(references.lakshmi)).toMatchObject({
        status: 'answered',
      }),
    )
  },
}

/** An empty reply gets a message at its field. */
export const ReplyInvalid: Story = {
  tags: ['mobile'],
  args: open(references.lakshmi),
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.detail.reply.send }, soon))
    await expect(await canvas.findByText(inboxRules.reply.short)).toBeVisible()
  },
}

/** Somebody else has replied meanwhile: nothing is sent, their reply is shown, and the text is kept. */
export const ChangedMeanwhile: Story = {
  tags: ['dark', 'mobile'],
  args: open(references.lakshmi),
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas, loaded }) => {
    const text = await canvas.findByRole('textbox', { name: words.detail.reply.label }, soon)
    await userEvent.type(text, 'Can we call you on Monday?')
    replyMeanwhile(apiOf(loaded).state, references.lakshmi)
    await userEvent.click(canvas.getByRole('button', { name: words.detail.reply.send }))
    await expect(await canvas.findByText(words.detail.reply.changed, undefined, soon)).toBeVisible()
    await expect(
      await canvas.findByText(words.detail.thread.replied('Kavita Iyer'), undefined, soon),
    ).toBeVisible()
    await expect(text).toHaveValue('Can we call you on Monday?')
    await userEvent.click(canvas.getByRole('button', { name: words.detail.reply.send }))
    await expect(
      await canvas.findByText(words.detail.thread.replied('Imran Sheikh'), undefined, soon),
    ).toBeVisible()
  },
}

/** No connection: the text is kept. */
export const ReplyOffline: Story = {
  tags: ['mobile'],
  args: open(references.lakshmi),
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas, loaded }) => {
    const text = await canvas.findByRole('textbox', { name: words.detail.reply.label }, soon)
    await userEvent.type(text, 'Thank you.')
    apiOf(loaded).setScenario('offline')
    await userEvent.click(canvas.getByRole('button', { name: words.detail.reply.send }))
    await expect(await canvas.findByText(words.detail.reply.notSent, undefined, soon)).toBeVisible()
    await expect(text).toHaveValue('Thank you.')
  },
}

/** A status and an owner are saved together. */
export const Progress: Story = {
  tags: ['!dev'],
  args: open(references.lakshmi),
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas, loaded }) => {
    const save = await canvas.findByRole('button', { name: words.detail.progress.save }, soon)
    const form = within(save.closest('form')!)
    await form.findByRole('option', { name: 'Kavita Iyer' }, soon)
    await userEvent.selectOptions(form.getByRole('combobox', { name: words.list.status }), 'closed')
    await userEvent.selectOptions(form.getByRole('combobox', { name: words.list.owner }), 'kavita')
    await userEvent.click(save)
    await waitFor(
      () =>
        expect(apiOf(loaded).state.enquiryProgress.get(references.lakshmi)).toMatchObject({
          status: 'closed',
          owner: 'kavita',
        }),
      soon,
    )
  },
}

/** Somebody else has changed it meanwhile: what is chosen is kept, and saved by another press. */
export const ProgressChangedMeanwhile: Story = {
  tags: ['mobile'],
  args: open(references.lakshmi),
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas, loaded }) => {
    const save = await canvas.findByRole('button', { name: words.detail.progress.save }, soon)
    const status = within(save.closest('form')!).getByRole('combobox', { name: words.list.status })
    await userEvent.selectOptions(status, 'closed')
    replyMeanwhile(apiOf(loaded).state, references.lakshmi)
    await userEvent.click(save)
    await expect(await canvas.findByText(words.detail.changed, undefined, soon)).toBeVisible()
    await expect(status).toHaveValue('closed')
  },
}

/** A note is added, and is in the thread. */
export const Note: Story = {
  tags: ['!dev'],
  args: open(references.lakshmi),
  beforeEach: signedIn(addEnquiries),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: words.detail.note.label }, soon)
    await userEvent.type(text, 'Prefers Kannada.')
    await userEvent.click(canvas.getByRole('button', { name: words.detail.note.send }))
    await expect(
      await canvas.findByText(words.detail.thread.noted('Imran Sheikh'), undefined, soon),
    ).toBeVisible()
    await expect(canvas.getByText('Prefers Kannada.')).toBeVisible()
  },
}
