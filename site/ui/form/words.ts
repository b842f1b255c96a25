import { inLocale } from '@anupalan/server/contract/core/locale'

/** Label of the consent checkbox: one sentence with two links. */
export const privacyConsent = inLocale({
  en: {
    before: 'I agree to the ',
    terms: { label: 'terms', href: '/terms-of-service' },
    between: ' and ',
    policy: { label: 'privacy policy', href: '/privacy-policy' },
    after: '.',
  },
})
