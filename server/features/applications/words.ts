import { inLocale } from '@anupalan/server/contract/core/locale'

/** The mail about an application to the firm. */
export const applicationMailWords = inLocale({
  en: {
    subject: (reference: string, opening: string) => `Application ${reference}: ${opening}`,
    facts: {
      reference: 'Reference',
      received: 'Received',
      opening: 'Opening',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      cv: 'CV',
      save: 'To save it',
      notice: 'Notice on personal data',
    },
    file: (name: string, kind: string, size: string) => `${name} (${kind}, ${size})`,
    saveBy: (reference: string) => `npm run application -- ${reference}`,
    agreed: 'agreed',
  },
})

/** The mail to the applicant. */
export const acknowledgementWords = inLocale({
  en: {
    subject: (reference: string, opening: string) => `Your application ${reference}: ${opening}`,
    heading: 'We have your application',
    received: 'Thank you. We have received your form and your CV.',
    quote: 'Please give the reference below when you write or call about it.',
    facts: { opening: 'Opening', reference: 'Reference' },
    next: 'A person reads every application. You hear from us, yes or no, within ten working days of the closing date.',
    kept: (months: number) =>
      `We keep your application for ${months} months and then erase it with its file. ` +
      'To withdraw it, to have it erased earlier, or if you did not send it, reply to this mail.',
  },
})
