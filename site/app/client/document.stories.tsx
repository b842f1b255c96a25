import { problems } from '@anupalan/server/contract/core/problems'
import { documentRules } from '@anupalan/server/contract/documents/rules'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { firm } from '../../content/firm.ts'
import { soon } from '../../ui/story-helpers.tsx'
import { documentsMeta, list, signedIn, type Story } from './documents-stories.ts'
import { previewWords } from './documents/preview/words.ts'
import { documentsWords as words } from './documents/words.ts'
import { conversation } from './portal/words.ts'
import { addHold, addUnseenVersion, lockVersions } from './sample-documents.ts'

const meta = { title: 'Pages/Client documents', tags: ['!autodocs'], ...documentsMeta }
export default meta

const detail = (id: string) => `${list}&document=${id}`

/** The second confirmation of an approval. */
export const Approve: Story = {
  tags: ['dark', 'mobile'],
  args: { path: detail('computation') },
  beforeEach: signedIn(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve Computation/ }, soon))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = await body.findByRole('alertdialog', { name: words.approvals.confirmApprove }, soon)
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** Approved: the version, when and by whom. */
export const Approved: Story = {
  tags: ['!dev'],
  args: { path: detail('computation') },
  beforeEach: signedIn(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve Computation/ }, soon))
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: words.approvals.confirm }, soon))
    await expect(await canvas.findByText(/^Approved: version 1, /, undefined, soon)).toBeVisible()
    // The buttons are gone.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus(), soon)
    // The toast slides in.
    await waitFor(() => expect(body.getByText(words.approvals.nowApproved)).toBeVisible(), soon)
  },
}

/** A document with two versions. */
export const Detail: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  args: { path: detail('bank-statement') },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: /^Bank statement/ }, soon)
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(
      within(canvas.getByRole('list', { name: words.detail.versions })).getAllByRole('listitem'),
    ).toHaveLength(2)
    await expect(canvas.getAllByText(/Imran Sheikh opened version/)[0]).toBeVisible()
  },
}

/** A document is not saved without a name: the message stands at the field, which has the focus. */
export const RenameEmpty: Story = {
  tags: ['!dev'],
  args: { path: detail('bank-statement') },
  beforeEach: signedIn(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.detail.change }, soon))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = await body.findByRole('dialog', { name: words.detail.changeHeading })
    const name = within(dialog).getByRole('textbox', { name: words.detail.name })
    await userEvent.clear(name)
    await userEvent.click(within(dialog).getByRole('button', { name: words.detail.save }))
    await expect(within(dialog).queryByRole('button', { name: words.detail.saving })).toBeNull()
    await expect(name).toHaveAccessibleDescription(documentRules.newName.short)
    await expect(name).toBeInvalid()
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'Bank statement, March')
    await userEvent.click(within(dialog).getByRole('button', { name: words.detail.save }))
    await canvas.findByRole('heading', { level: 1, name: 'Bank statement, March' }, soon)
  },
}

/** A version is opened, which is recorded. */
export const OpenVersion: Story = {
  tags: ['!dev'],
  args: { path: detail('computation') },
  beforeEach: signedIn(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: previewWords.openVersion(1) }, soon))
    const body = within(canvasElement.ownerDocument.body)
    // pdf.js is loaded first.
    const later = { timeout: 40_000 }
    const page = await body.findByRole('img', { name: previewWords.page(1, 1) }, later)
    await waitFor(() => expect(page).toHaveAttribute('aria-busy', 'false'), later)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull(), soon)
    await expect(canvas.getByText(words.detail.view.opened('Asha Rao', 1))).toBeVisible()
  },
}

/** A kind that is only downloaded. */
export const NoPreview: Story = {
  tags: ['mobile'],
  args: { path: detail('sales-register') },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(previewWords.noPreview('CSV'), undefined, soon)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: previewWords.openVersion(1) })).toBeNull()
  },
}

/** A file with a password is only downloaded. */
export const LockedVersion: Story = {
  tags: ['mobile'],
  args: { path: detail('bank-statement') },
  beforeEach: signedIn((state) => lockVersions(state, 'bank-statement')),
  play: async ({ canvas }) => {
    const notes = await canvas.findAllByText(/^A locked file has a password of its own/, undefined, soon)
    await expect(notes).toHaveLength(1)
    const versions = within(canvas.getByRole('list', { name: words.detail.versions }))
    await expect(versions.getAllByText(/locked by a password/)).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: previewWords.openVersion(2) })).toBeNull()
  },
}

/** Comments in two scripts, and a question. */
export const Questions: Story = {
  tags: ['mobile'],
  args: { path: detail('rent-agreement') },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const comments = await canvas.findByRole('list', { name: words.detail.questions }, soon)
    await expect(within(comments).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.type(canvas.getByRole('textbox', { name: conversation.comment }), 'क्या यह ठीक है?')
    await userEvent.click(canvas.getByRole('button', { name: conversation.send }))
    await waitFor(() => expect(within(comments).getAllByRole('listitem')).toHaveLength(4), soon)
  },
}

/** A file that is not opened yet is taken back. */
export const Withdraw: Story = {
  tags: ['!dev'],
  args: { path: detail('sales-register') },
  beforeEach: signedIn(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.detail.withdraw }, soon))
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
        name: words.detail.withdrawQuestion,
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: words.detail.withdrawConfirm }))
    const sent = await canvas.findByRole('list', { name: words.lists.client }, soon)
    await expect(within(sent).queryByText(/Sales register/)).toBeNull()
  },
}

/** The version before was opened, so the button is gone; the focus moves to the heading. */
export const WithdrawVersion: Story = {
  tags: ['!dev'],
  args: { path: detail('sales-register') },
  beforeEach: signedIn((state) => addUnseenVersion(state, 'sales-register')),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.detail.withdraw }, soon))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = within(await body.findByRole('alertdialog', { name: words.detail.withdrawQuestion }))
    await userEvent.click(dialog.getByRole('button', { name: words.detail.withdrawConfirm }))
    await expect(await body.findByText(words.detail.withdrawn, undefined, soon)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus(), soon)
    await expect(canvas.queryByRole('button', { name: words.detail.withdraw })).toBeNull()
  },
}

/** While a legal hold stands, nothing is taken back: that it does, and never why. */
export const WithdrawHeld: Story = {
  tags: ['mobile'],
  args: { path: detail('sales-register') },
  beforeEach: signedIn(addHold),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.detail.withdraw }, soon))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = within(await body.findByRole('alertdialog', { name: words.detail.withdrawQuestion }))
    await userEvent.click(dialog.getByRole('button', { name: words.detail.withdrawConfirm }))
    await expect(await dialog.findByText(problems.underHold.message, undefined, soon)).toBeVisible()
    await expect(body.queryByText(/Summons/)).toBeNull()
  },
}

/** A legal hold on one document: that it stands, and never why; it cannot be taken back. */
export const DocumentHeld: Story = {
  tags: ['dark', 'mobile'],
  args: { path: detail('sales-register') },
  beforeEach: signedIn((state) => addHold(state, 'sales-register')),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(/^This document is under a legal hold/, undefined, soon),
    ).toBeVisible()
    await expect(canvas.getByText(firm.phone.display)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.detail.withdraw })).toBeNull()
    await expect(within(canvasElement.ownerDocument.body).queryByText(/Summons/)).toBeNull()
  },
}

/** A document that does not exist, or is another client's. */
export const UnknownDocument: Story = {
  tags: ['mobile'],
  args: { path: detail('of-somebody-else') },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: words.detail.missingHeading }, soon)
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText(words.detail.missing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: words.all })).toBeVisible()
  },
}
