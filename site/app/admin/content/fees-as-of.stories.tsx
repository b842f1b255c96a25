import type { User } from '@anupalan/server/contract/core/access'
import type { FeesDate } from '@anupalan/server/contract/fees-date/schema'
import { formatDate, istDate } from '@anupalan/server/compliance/ist'
import { problems } from '@anupalan/server/contract/core/problems'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { feesAsOf } from '../../../content/pricing.ts'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { divya, imran } from '../../sample-staff.ts'
import { contentWords } from './words.ts'

const words = contentWords.fees

interface FeesMockState {
  user: User | null
  readonly feesDate: Map<'fees', FeesDate>
}

const meta = {
  title: 'Pages/Admin/Fees as of',
  component: Application,
  tags: ['!autodocs', '!dev'],
  args: { path: '/admin/content', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>

const signedIn = signingIn<FeesMockState>(imran)

/** Confirmed today although somebody else has done so meanwhile, and the site's own date restored. */
export const Change: Story = {
  beforeEach: signedIn(),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(words.shown(formatDate(feesAsOf)), undefined, soon)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.edit }))
    const dialog = within(await canvas.findByRole('dialog', { name: words.form.title }))
    const { feesDate } = (loaded.api as { state: FeesMockState }).state
    feesDate.set('fees', { date: '2026-04-01', version: 1 })
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await waitFor(() => expect(dialog.getByText(problems.changedMeanwhile.message)).toBeVisible(), soon)
    await expect(dialog.getByText(words.form.newest('1 April 2026'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    const today = formatDate(istDate(Date.now()))
    await expect(await canvas.findByText(words.shown(today), undefined, soon)).toBeVisible()
    // A dialog that closes returns the focus to its button.
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), soon)
    await userEvent.click(await canvas.findByRole('button', { name: words.reset }, soon))
    await expect(await canvas.findByText(words.shown(formatDate(feesAsOf)), undefined, soon)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: words.heading })).toHaveFocus())
  },
}

/** Who may only read sees the date without a control. */
export const Reader: Story = {
  beforeEach: signedIn(undefined, divya),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.shown(formatDate(feesAsOf)), undefined, soon)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.edit })).toBeNull()
  },
}
