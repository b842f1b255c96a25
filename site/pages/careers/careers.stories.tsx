import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { applicationForm, openingPage } from './words.ts'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'
import { gstAssociate, payrollExecutive } from './careers.samples.ts'

/** Open on the stories' date, regardless of the real opening. */
const opening = { ...gstAssociate, posted: '2026-11-02', closes: '2027-01-15', isClosed: false }
const closed = { ...payrollExecutive, posted: '2026-08-03', closes: '2026-10-15', isClosed: true }
const openings = [opening, closed].map(({ id, title, kind, pay, closes, isClosed }) => ({
  id,
  title,
  kind,
  pay,
  closes,
  isClosed,
}))

const meta = {
  title: 'Pages/Careers',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/careers', content: { openings } },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** Open positions, the next to close first, then closed ones. */
export const Openings: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: opening.title }, soon)).toBeVisible()
    await expect(canvas.getByRole('link', { name: closed.title })).toBeVisible()
  },
}

/** One opening with its application form, whose notice about the data is open. */
export const Opening: Story = {
  args: { path: `/careers/${opening.id}`, content: opening },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: opening.title }, soon)).toBeVisible()
    await expect(await canvas.findByRole('form', { name: applicationForm.heading }, soon)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: openingPage.work })).toBeVisible()
    // The notice about the data, with its grid.
    canvasElement.querySelector('main details')!.toggleAttribute('open', true)
  },
}
