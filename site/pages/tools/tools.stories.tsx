import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { toolGroups } from './tools.ts'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'

const meta = {
  title: 'Pages/Tools',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/tools' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** Every tool by subject, with a search field. */
export const List: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, soon)).toBeVisible()
    for (const { slug } of toolGroups.flatMap(({ tools }) => tools))
      await expect(canvasElement.querySelector(`main a[href="/tools/${slug}"]`)).toBeVisible()
  },
}
