import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { legalWords } from './words.ts'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'

const meta = {
  title: 'Pages/Legal',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/privacy-policy' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** Text only: the table of contents next to the numbered sections. */
export const PrivacyPolicy: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, soon)).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: legalWords.contents })).toBeVisible()
  },
}

/** With the table of stored items, and the consent controls. */
export const CookiePolicy: Story = {
  tags: ['mobile', 'print'],
  args: { path: '/cookie-policy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, soon)).toBeVisible()
    await expect((await canvas.findAllByRole('table', undefined, soon))[0]).toBeVisible()
  },
}
