import { inLocale } from '@anupalan/server/contract/core/locale'

/** The mail about an enquiry to the firm. */
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
