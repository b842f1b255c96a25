import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { notFound } from '../../ui/page/not-found.words.ts'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'

const meta = {
  title: 'Pages/Not found',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/no/such/page' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** "Any unknown path shows a not-found page." */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: notFound.heading }, soon)).toBeVisible()
  },
}

export const MobileDark: Story = {
  ...Desktop,
  globals: { viewport: { value: 'mobile' }, theme: 'dark' },
}
