import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { gstFiling } from '../../content/service-pages/gst-filing.ts'
import { servicePageWords } from './words.ts'
import { giveContent } from '../../ui/page-content.ts'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'
import { sampleArticles } from '../articles/sample-articles.ts'

const path = '/services/gst-filing'

const meta = {
  title: 'Pages/Services',
  component: Site,
  tags: ['!autodocs'],
  args: { path },
  parameters: pageParameters,
  beforeEach: (context) => {
    giveContent(path, {
      title: 'GST',
      description: gstFiling.lead,
      words: { articles: sampleArticles.map(({ id, title }) => ({ id, title })) },
    })
    return visit(context)
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** One service: whom it suits, what is done and what is not, its fees, its next dates, questions, and how to book it. */
export const GstFiling: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: servicePageWords.suits }, soon),
    ).toBeVisible()
    await expect(canvas.getByText(gstFiling.lead)).toBeVisible()
  },
}
