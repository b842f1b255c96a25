import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'

export const notFound = inLocale({
  en: {
    /** Document title. */
    title: `Page not found | ${firm.name}`,
    heading: 'We could not find this page.',
    text: 'The address may be wrong, or the page may have moved. Try one of these.',
    reachHeading: 'Or ask us',
    links: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/#services' },
      { label: 'Tools', href: '/tools' },
      { label: 'Contact Us', href: '/#contact' },
    ],
  },
})
