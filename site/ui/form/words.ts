import { inLocale } from '@anupalan/server/contract/core/locale'

/** What is agreed to where a form asks for it: one sentence, with two links in it. */
export const privacyConsent = inLocale({
  en: {
    before: 'I agree to the ',
    terms: { label: 'terms', href: '/terms-of-service' },
    between: ' and ',
    policy: { label: 'privacy policy', href: '/privacy-policy' },
    after: '.',
  },
})
