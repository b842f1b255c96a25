import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'

const meta = {
  title: 'Pages/Feedback',
  component: Site,
  // No screenshots, because the final states change over time. The dialog's own stories show each state.
  tags: ['!autodocs', '!dev'],
  args: { path: '/pricing' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Opens the dialog on the page, chooses a score of 4 and submits. */
async function sendFeedback({ canvas }: Context) {
  // On a narrow page it may have given way; the keyboard still reaches it.
  ;(await canvas.findByRole('button', { name: 'Feedback' }, soon)).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'How are we doing?' }, soon)
  const inDialog = within(dialog)
  await userEvent.click(inDialog.getByRole('radio', { name: '4 of 5, Very Good' }))
  await userEvent.click(inDialog.getByRole('button', { name: 'Submit' }))
  return { dialog, inDialog }
}

/** "success shows a thank-you view"; what is stored is "score, source, category, comment (null)". */
export const Sent: Story = {
  play: async (context) => {
    const { inDialog } = await sendFeedback(context)
    await waitFor(
      () => expect(inDialog.getAllByRole('status')[0]).toHaveTextContent('Your score has been recorded.'),
      soon,
    )
    await expect([...context.loaded.api.state.feedback.values()]).toEqual([
      expect.objectContaining({
        score: 4,
        source: '/pricing',
        category: 'website_experience',
        comment: null,
      }),
    ])
  },
}

/** "Failed to submit feedback. Please try again later. Dialog stays open." */
async function refused(context: Context) {
  const { dialog, inDialog } = await sendFeedback(context)
  const failure = 'Failed to submit feedback. Please try again later.'
  await waitFor(() => expect(inDialog.getAllByRole('alert')[0]).toHaveTextContent(failure), soon)
  const toast = await screen.findByRole('region', { name: 'Notifications (F8)' }, soon)
  await expect(toast).toHaveTextContent(`Error${failure}`)
  await expect(dialog).toBeVisible()
  await expect(inDialog.getByRole('radio', { name: '4 of 5, Very Good' })).toBeChecked()
  await waitFor(() => expect(inDialog.getByRole('button', { name: 'Submit' })).toBeEnabled())
  await expect(context.loaded.api.state.feedback.size).toBe(0)
}

export const Failing: Story = { globals: { mock: 'failing' }, play: refused }
export const Offline: Story = { globals: { mock: 'offline' }, play: refused }
