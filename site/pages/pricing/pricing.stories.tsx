import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'

const meta = {
  title: 'Pages/Pricing',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/pricing' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** Fees of every service, with GST shown separately, and the estimator. */
export const Plans: Story = {
  tags: ['large-text-phone', 'print'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, soon)).toBeVisible()
  },
}
