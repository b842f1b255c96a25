import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { conversation } from '../../client/portal/words.ts'
import { documentRowWords } from '../../client/documents/row-words.ts'
import { documentsWords } from '../../client/documents/words.ts'
import { decideApproval } from '../../client/sample-documents.ts'
import {
  clientMeta,
  deliveredBy,
  documentsPage,
  findDialog,
  optional,
  pageOf,
  press,
  signedIn,
  stateOf,
  type Story,
} from './client-stories.ts'
import { clientHref } from './client-href.ts'
import { deliveryWords as words } from './delivery-words.ts'
import { addFullMember, addSecondMember, removeMembers } from './sample-client.ts'

const meta = {
  ...clientMeta,
  title: 'Pages/Admin/Client/Approvals',
  tags: ['!autodocs'],
} satisfies Meta<typeof clientMeta.component>
export default meta

/** The approval of a document for which none was asked. */
export const AskApproval: Story = {
  tags: ['dark', 'mobile'],
  args: pageOf('itr-v'),
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, words.ask.open)
    const dialog = await findDialog(context, words.ask.title)
    await userEvent.type(
      dialog.getByRole('textbox', { name: optional(words.approvalNote) }),
      'Is the bank right?',
    )
  },
}

/** Nobody of the client could approve it: said before it is asked for, and after a member has full access no more. */
export const AskApprovalOfNobody: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  args: pageOf('itr-v'),
  beforeEach: signedIn((state) => {
    removeMembers(state)
    addSecondMember(state)
  }),
  play: async (context) => {
    await press(context.canvas, words.ask.open)
    const dialog = await findDialog(context, words.ask.title)
    await expect(await dialog.findByText(words.noApprover.text, undefined, soon)).toBeInTheDocument()
    await expect(dialog.getByRole('link', { name: words.noApprover.link })).toHaveAttribute(
      'href',
      clientHref('rao-textiles', 'members'),
    )
    await expect(dialog.getByRole('button', { name: words.ask.submit })).toBeEnabled()
  },
}

/** Full access is given in another tab: coming back, the warning is gone. */
export const ApproverFound: Story = {
  tags: ['!dev'],
  args: pageOf('itr-v'),
  beforeEach: signedIn(removeMembers),
  play: async (context) => {
    await AskApprovalOfNobody.play!(context)
    addFullMember(stateOf(context.loaded))
    dispatchEvent(new Event('focus'))
    const dialog = await findDialog(context, words.ask.title)
    await waitFor(() => expect(dialog.queryByText(words.noApprover.text)).toBeNull(), soon)
  },
}

/** Asked, and asked again: the earlier request ends. */
export const ApprovalAsked: Story = {
  tags: ['mobile'],
  args: pageOf('itr-v'),
  beforeEach: signedIn(),
  play: async (context) => {
    await AskApproval.play!(context)
    const { canvas } = context
    const submit = async () =>
      userEvent.click(
        (await findDialog(context, words.ask.title)).getByRole('button', { name: words.ask.submit }),
      )
    await submit()
    await press(canvas, words.ask.openAgain)
    const dialog = await findDialog(context, words.ask.title)
    await expect(dialog.getByText(words.ask.again)).toBeInTheDocument()
    await submit()
    const approvals = within(canvas.getByRole('list', { name: documentsWords.detail.approval }))
    await waitFor(() => expect(approvals.getAllByRole('listitem')).toHaveLength(2), soon)
    const [newest, before] = approvals.getAllByRole('listitem')
    await expect(newest).toHaveTextContent(documentRowWords.approvalAsked)
    await expect(before).toHaveTextContent(documentsWords.approvals.askedAgain)
    await waitFor(() => expect(canvas.getByRole('button', { name: words.ask.openAgain })).toHaveFocus(), soon)
  },
}

/** The client has approved it without opening it, which its row says. */
export const ApprovedUnopened: Story = {
  tags: ['!dev'],
  args: documentsPage,
  beforeEach: signedIn((state) => decideApproval(state, { status: 'approved' })),
  play: async ({ canvas }) => {
    const link = await (await deliveredBy(canvas)).findByRole('link', { name: /^Computation/ }, soon)
    const row = within(link.closest('li')!)
    await expect(row.getByText(documentRowWords.approved('17 Nov'))).toBeVisible()
    await expect(row.queryByText(documentRowWords.new)).toBeNull()
  },
}

/** Approved: by whom, when, and who asked. It is not asked for again. */
export const Approved: Story = {
  tags: ['mobile'],
  args: pageOf('computation'),
  beforeEach: signedIn((state) => decideApproval(state, { status: 'approved' })),
  play: async ({ canvas }) => {
    const approval = await canvas.findByRole('list', { name: documentsWords.detail.approval }, soon)
    await expect(approval).toHaveTextContent('Approved: version 1, 17 November 2026, Asha Rao')
    await expect(approval).toHaveTextContent(/Imran Sheikh asked on/)
    await expect(canvas.queryByRole('button', { name: words.ask.openAgain })).toBeNull()
  },
}

/** Not approved, with the reason. */
export const Refused: Story = {
  tags: ['dark', 'mobile'],
  args: pageOf('computation'),
  beforeEach: signedIn((state) =>
    decideApproval(state, { status: 'refused', reason: 'मार्च का किराया नहीं है।' }),
  ),
  play: async ({ canvas }) => {
    const approval = await canvas.findByRole('list', { name: documentsWords.detail.approval }, soon)
    await expect(approval).toHaveTextContent('मार्च का किराया नहीं है।')
    await expect(canvas.getByRole('button', { name: words.ask.openAgain })).toBeVisible()
  },
}

/** A newer version ended the approval of the one before. */
export const Voided: Story = {
  args: pageOf('computation'),
  beforeEach: signedIn((state) => decideApproval(state, { status: 'voided' })),
  play: async ({ canvas }) => {
    const approval = await canvas.findByRole('list', { name: documentsWords.detail.approval }, soon)
    await expect(approval).toHaveTextContent(documentsWords.approvals.approvedBefore)
    await expect(canvas.getByRole('button', { name: words.ask.open })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: conversation.comment })).toBeVisible()
  },
}
