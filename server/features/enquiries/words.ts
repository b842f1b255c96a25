import { inLocale } from '@anupalan/server/contract/core/locale'

/** The mail that tells the firm of an enquiry. */
export const enquiryMailWords = inLocale({
  en: {
    subject: (reference: string, service: string) => `Enquiry ${reference}: ${service}`,
    facts: {
      reference: 'Reference',
      received: 'Received',
      name: 'Name',
      email: 'Email',
      company: 'Company',
      service: 'Service',
      terms: 'Terms and privacy policy',
    },
    agreed: 'agreed',
  },
})
