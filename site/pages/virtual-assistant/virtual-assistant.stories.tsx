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

/** The assistant's abilities and limits, and questions to ask it. */
export const Information: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, soon)).toBeVisible()
  },
}
