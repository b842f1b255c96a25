import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../content/firm.ts'
import { firstConsultation } from '../content/publicity.ts'
import { byAssistant, byPortal, newBadge } from '../content/opened.ts'
import { services } from '../content/services.ts'

export interface NavigationLink {
  label: string
  href: string
  badge?: 'NEW' | undefined
}

/** A heading that opens a list of links. */
export interface NavigationMenu {
  label: string
  items: readonly NavigationLink[]
}

export interface SideMenuLink extends NavigationLink {
  /** Tooltip; the accessible name stays the label. */
  description: string
}

const serviceLinks: readonly NavigationLink[] = services.map(({ name, href }) => ({ label: name, href }))

/** Empty if the testimonials section is not shown. */
const testimonialsLink: readonly NavigationLink[] = firm.publicity.testimonials
  ? [{ label: 'Testimonials', href: '/#testimonials' }]
  : []

export const header = inLocale<readonly (NavigationLink | NavigationMenu)[]>({
  en: [
    { label: 'Home', href: '/' },
    { label: 'Services', items: serviceLinks },
    { label: 'About Us', href: '/#about' },
    ...testimonialsLink,
    { label: 'Quick Templates', href: '/business-templates', badge: newBadge },
    { label: 'Tools', href: '/tools' },
    { label: 'Blog', href: '/resources' },
    { label: 'Careers', href: '/careers' },
    { label: 'Contact Us', href: '/#contact' },
  ],
})

/** At the foot of the menu of a phone. */
export const menuFoot = inLocale({
  en: {
    pricing: { label: 'Pricing', href: '/pricing' },
    book: {
      label: firstConsultation({ free: 'Book a free call', plain: 'Book a call' }),
      href: '/schedule-meeting',
    },
    phone: (number: string) => `Call ${number}`,
    whatsapp: 'WhatsApp',
  },
})

export const sideMenu = inLocale<readonly SideMenuLink[]>({
  en: [
    {
      label: 'Client Login',
      href: '/auth',
      description: byPortal({ open: 'Sign in to your papers and tasks', closed: 'Sign in to your account' }),
    },
    {
      label: 'Virtual Assistant',
      href: '/virtual-assistant-info',
      badge: newBadge,
      description: byAssistant({
        open: 'Ask a question at any time',
        closed: 'Not open yet: what it will do',
      }),
    },
    {
      label: 'Schedule Meeting',
      href: '/schedule-meeting',
      description: firstConsultation({
        free: `A free talk of ${firm.promises.freeConsultationMinutes} minutes`,
        plain: `A first talk of ${firm.promises.freeConsultationMinutes} minutes`,
      }),
    },
  ],
})

export const footer = inLocale({
  en: {
    groups: [
      { label: 'Services', items: serviceLinks },
      {
        label: 'Resources',
        items: [
          { label: 'Blog', href: '/resources' },
          { label: 'Tools', href: '/tools' },
          { label: 'Business Templates', href: '/business-templates' },
          { label: 'I Got a Notice', href: '/notices' },
          { label: 'Virtual Assistant', href: '/virtual-assistant-info' },
          { label: 'AI Assistant', href: '/ai-assistant' },
          { label: 'Client Portal', href: '/auth' },
        ],
      },
      {
        label: 'Company',
        items: [
          { label: 'About Us', href: '/#about' },
          { label: 'Our Team', href: '/#our-team' },
          ...testimonialsLink,
          { label: 'Pricing', href: '/pricing' },
          { label: 'Careers', href: '/careers' },
          { label: 'Schedule Meeting', href: '/schedule-meeting' },
          { label: 'Contact Us', href: '/#contact' },
        ],
      },
      {
        label: 'Legal',
        items: [
          { label: 'Privacy Policy', href: '/privacy-policy' },
          { label: 'Terms of Service', href: '/terms-of-service' },
          { label: 'Cookie Policy', href: '/cookie-policy' },
          { label: 'Disclaimer', href: '/disclaimer' },
          { label: 'Compliance Disclosure', href: '/compliance-disclosure' },
        ],
      },
    ] satisfies readonly NavigationMenu[],
    admin: { label: 'Admin', href: '/admin/login' } satisfies NavigationLink,
    /** Shown while the firm is fictional. */
    sampleNotice: firm.sample
      ? 'A sample site: the firm, its people, its figures and its numbers are not real.'
      : undefined,
    /** Follows the copyright sign and the year. */
    copyright: `${firm.name}. All rights reserved.`,
  },
})
