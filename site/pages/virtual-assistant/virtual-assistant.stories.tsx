import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'

const meta = {
  title: 'Pages/Virtual assistant',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/virtual-assistant-info' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** What the assistant will do, what it will not, and whom to ask meanwhile. */
export const Information: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, soon)).toBeVisible()
  },
}
