import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'

export const notFound = inLocale({
  en: {
    /** Document title. */
    title: `Page not found | ${firm.name}`,
    heading: 'This page is not in our books.',
    text: 'The address may be mistyped, or the page may have moved. These are the places most people look for.',
    reachHeading: 'Or ask us',
    links: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/#services' },
      { label: 'Tools', href: '/tools' },
      { label: 'Contact Us', href: '/#contact' },
    ],
  },
})
