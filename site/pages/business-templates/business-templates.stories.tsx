import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { TemplateContent } from './definitions/template-meta.ts'
import { templates } from './definitions/templates.ts'
import { advice, templateWords } from './definitions/words.ts'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'

const { slug, name, purpose, formats, rules } = templates.find((entry) => entry.slug === 'gst-invoice')!
const content: TemplateContent = {
  slug,
  name,
  purpose,
  formats,
  rules,
  advice: advice.figures,
  related: [{ label: 'Receipt', href: '/business-templates/receipt' }],
}

const meta = {
  title: 'Pages/Business templates',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/business-templates' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** Every template with its purpose and its formats. */
export const List: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, soon)).toBeVisible()
    for (const each of templates)
      await expect(
        canvasElement.querySelector(`main a[href="/business-templates/${each.slug}"]`),
      ).toBeVisible()
  },
}

/** One template: its fields, the preview, the downloads and the law that requires it. */
export const GstInvoice: Story = {
  tags: ['large-text-phone', 'print'],
  args: { path: `/business-templates/${slug}`, content },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: templateWords.preview }, soon),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: templateWords.rule })).toBeVisible()
  },
}
