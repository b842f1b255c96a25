import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'

/** Words of the cookie banner and of the footer button that reopens it. */
export const cookieBanner = inLocale({
  en: {
    heading: 'Cookies on this site',
    text: 'If you allow it, we count page views on our own server. We tell nobody else.',
    policy: { label: 'Cookie policy', href: '/cookie-policy' },
    details: [
      {
        term: 'Necessary',
        text: 'Keep you signed in, remember this choice and your theme. They are always on.',
      },
      {
        term: 'Analytics',
        text: `Count on our own server how often each page is opened in a day, and keep the counts for ${firm.retention.pageViewMonths} months. No cookie is set, nothing shows that it was you, and it is off until you allow it.`,
      },
    ],
    settings: 'Cookie settings',
  },
})
