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

/** The mail to the visitor. */
export const acknowledgementWords = inLocale({
  en: {
    subject: (reference: string) => `Your message ${reference}`,
    heading: 'We have your message',
    received: (practice: string) => `Thank you for writing to ${practice}.`,
    quote: 'Please give the reference below when you write or call about it.',
    facts: { reference: 'Reference' },
    next: (reply: string) => `We reply ${reply}.`,
    nextWithoutPromise: 'We will reply soon.',
    kept: (months: number) =>
      `We keep your message for ${months} months after our last mail to you, and then erase it. ` +
      'To have it erased earlier, or if you did not send it, reply to this mail.',
  },
})

/** The reply of a member of the staff. */
export const replyWords = inLocale({
  en: {
    subject: (reference: string) => `Re: Your message ${reference}`,
    /** Above the quoted message. */
    quoted: (moment: string) => `Your message of ${moment}:`,
    reference: (reference: string) => `Reference: ${reference}`,
  },
})
