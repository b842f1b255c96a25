import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { builtOn } from 'virtual:built-on'
import { gstFiling } from '../../content/service-pages/gst-filing.ts'
import { servicePageWords } from './words.ts'
import { services } from '../../content/services.ts'
import { dueDateRows } from '../../ui/days/due-date-rows.ts'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'
import { sampleArticles } from '../articles/sample-articles.ts'
import type { ServiceContent } from './page.tsx'

const service = services.find(({ slug }) => slug === 'gst-filing')!

/** With dates relative to the stories’ fixed date, and sample articles. */
const content: ServiceContent = {
  service,
  words: gstFiling,
  articles: sampleArticles.map(({ id, title }) => ({ label: title, href: `/resources/${id}` })),
  dates: dueDateRows(builtOn, gstFiling.dueDates),
}

const meta = {
  title: 'Pages/Services',
  component: Site,
  tags: ['!autodocs'],
  args: { path: service.href, content },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** One service: target clients, scope and exclusions, fees, next dates, questions and booking. */
export const GstFiling: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: servicePageWords.suits }, soon),
    ).toBeVisible()
    await expect(canvas.getByText(gstFiling.lead)).toBeVisible()
  },
}
