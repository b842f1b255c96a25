import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'

const meta = {
  title: 'Pages/Home',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

const desktop = { viewport: { value: 'desktop' } }
const mobile = { viewport: { value: 'mobile' } }

/** "Home: hero, features, services, call to action, about, testimonials, contact", in the shell. */
export const Desktop: Story = {
  tags: ['print'],
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, soon)).toBeVisible()
    await expect(await canvas.findByRole('form', { name: 'Send Us a Message' }, soon)).toBeVisible()
    const sections = [
      ...canvasElement.querySelectorAll('main section[id][aria-labelledby$="-heading"]:not(section section)'),
    ].map(({ id }) => id)
    await expect(sections).toEqual(['features', 'services', 'cta', 'about', 'testimonials', 'contact'])
    const next = [...canvasElement.querySelectorAll('main ol time')].map((time) =>
      time.getAttribute('datetime'),
    )
    await expect(next.length).toBeGreaterThanOrEqual(3)
    // Relative to the stories' fixed date.
    await expect(next.every((date) => date! >= '2026-11-20' && date! <= '2027-01-31')).toBe(true)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const DesktopDark: Story = { ...Desktop, tags: [], globals: { ...desktop, theme: 'dark' } }
export const Mobile: Story = { ...Desktop, tags: ['large-text'], globals: mobile }
export const MobileDark: Story = { ...Desktop, tags: [], globals: { ...mobile, theme: 'dark' } }
