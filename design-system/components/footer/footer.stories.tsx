import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { serviceLinks } from '../../workbench/sample-links.ts'
import { accountBook } from '../brand-mark/brand-mark.samples.ts'
import { BrandMark } from '../brand-mark/index.ts'
import { Button } from '../button/index.ts'
import { hydrateAfter } from '../field/story-helpers.tsx'
import { Link } from '../link/index.ts'
import { NewsletterBox } from '../newsletter-box/index.ts'
import { Text } from '../text/index.ts'
import { Footer } from './index.ts'

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <BrandMark drawing={accountBook} title="Ledger House" />,
    contact: (
      <Text as="address" size="small">
        14 Residency Road, Bengaluru, Karnataka
        <br />
        <Link variant="quiet" href="mailto:office@example.com">
          office@example.com
        </Link>
      </Text>
    ),
    newsletter: (
      <NewsletterBox
        title="Dates before they are due"
        description="Read by 5,000+ business owners."
        label="Email"
        submit="Subscribe"
        askForEmail="Please enter your email address."
        thanks="Thank you."
      />
    ),
    groups: [
      {
        heading: 'Services',
        links: serviceLinks,
      },
      {
        heading: 'Resources',
        links: [
          { label: 'Blog', href: '/resources' },
          { label: 'Tools', href: '/tools' },
          { label: 'Business Templates', href: '/business-templates' },
          { label: 'AI Assistant', href: '/ai-assistant' },
          { label: 'Client Portal', href: '/auth' },
        ],
      },
      {
        heading: 'Company',
        links: [
          { label: 'About Us', href: '/#about' },
          { label: 'Our Team', href: '/#our-team' },
          { label: 'Careers', href: '/careers' },
          { label: 'Pricing', href: '/pricing' },
          { label: 'Schedule Meeting', href: '/schedule-meeting' },
        ],
      },
      {
        heading: 'Legal',
        links: [
          { label: 'Privacy Policy', href: '/privacy-policy' },
          { label: 'Terms of Service', href: '/terms-of-service' },
          { label: 'Cookie Policy', href: '/cookie-policy' },
          { label: 'Disclaimer', href: '/disclaimer' },
          { label: 'Compliance Disclosure', href: '/compliance-disclosure' },
        ],
      },
    ],
    social: [
      { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
      { label: 'YouTube', href: 'https://www.youtube.com/' },
    ],
    copyright: 'Ledger House. All rights reserved.',
    year: 2026,
    settings: (
      <Button variant="quiet" size="compact" onPress={fn()}>
        Cookie settings
      </Button>
    ),
    minor: [{ label: 'Admin', href: '/admin/login' }],
  },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

/** With every prop. */
export const Default: Story = {
  tags: ['dark', 'hover'],
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Footer' })
    for (const name of ['Services', 'Resources', 'Company', 'Legal']) {
      await expect(within(navigation).getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(within(navigation).getByRole('list', { name })).toBeVisible()
    }
    await expect(canvas.getByRole('list', { name: 'Elsewhere' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/login')
    for (const link of within(navigation).getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
}

/** "copyright with current year": the browser's, in Indian time, replaces the prerendered one. */
export const LongPrerendered: Story = {
  args: { year: 1999 },
  render: () => <div id="long-prerendered" />,
  play: async ({ args, canvas, canvasElement }) => {
    const page = canvasElement.querySelector<HTMLElement>('#long-prerendered')
    if (!page) throw new Error('there is no container to hydrate')
    const complaints = await hydrateAfter(page, <Footer {...args} />, async () => {
      await expect(canvas.getByText(/©/)).toHaveTextContent('© 1999 Ledger House')
    })
    await expect(complaints).toEqual([])
    const india = new Date(Date.now() + 5.5 * 60 * 60 * 1000).getUTCFullYear()
    await expect(canvas.getByText(/©/)).toHaveTextContent(`© ${india} Ledger House`)
  },
}

/** Required props only. */
export const Short: Story = {
  args: {
    brand: undefined,
    contact: undefined,
    newsletter: undefined,
    social: [],
    minor: [],
    settings: undefined,
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Do not: a single list of all links is hard to scan. */
export const DoNotOneList: Story = {
  args: {
    ...Short.args,
    groups: [{ heading: 'Links', links: meta.args.groups.flatMap(({ links }) => links) }],
  },
}
