import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'
import { assistantPage, chat } from './words.ts'

const meta = {
  title: 'Pages/Assistant',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/ai-assistant' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** The chat before the first question, and what is kept of it. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: assistantPage.heading }, soon),
    ).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: chat.question.label }, soon)).toBeVisible()
  },
}

export const MobileDark: Story = {
  ...Desktop,
  globals: { viewport: { value: 'mobile' }, theme: 'dark' },
}
