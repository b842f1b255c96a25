import { inLocale } from '@anupalan/server/contract/core/locale'
import type { LinkWords } from '../../content/prose.ts'
import type { LegalPath } from '../../content/legal/legal-page.ts'

interface LegalLink extends LinkWords {
  href: LegalPath
}

/** Words common to all legal pages. */
export const legalWords = inLocale({
  en: {
    above: [{ label: 'Home', href: '/' }],
    asOf: 'As of',
    contents: 'On this page',
    others: 'The other legal pages',
    pages: [
      { label: 'Privacy policy', href: '/privacy-policy' },
      { label: 'Terms of service', href: '/terms-of-service' },
      { label: 'Cookie policy', href: '/cookie-policy' },
      { label: 'Disclaimer', href: '/disclaimer' },
      { label: 'Compliance disclosure', href: '/compliance-disclosure' },
    ] satisfies readonly LegalLink[],
  },
})
