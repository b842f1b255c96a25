import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { preparedPages } from '../../ui/page/in-preparation.words.ts'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'

const path = '/ai-assistant'

const meta = {
  title: 'Pages/In preparation',
  component: Site,
  tags: ['!autodocs'],
  args: { path },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** The purpose of the page, and how to contact the firm until then. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    const { heading, holds } = preparedPages[path]
    await expect(await canvas.findByRole('heading', { level: 1, name: heading }, soon)).toBeVisible()
    for (const point of holds) await expect(canvas.getByText(point)).toBeVisible()
  },
}

export const MobileDark: Story = {
  ...Desktop,
  globals: { viewport: { value: 'mobile' }, theme: 'dark' },
}
