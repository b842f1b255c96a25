/** Texts of mails and calendar events about bookings. */
import { inLocale } from '@anupalan/server/contract/core/locale'

export const bookingMailWords = inLocale({
  en: {
    subject: (heading: string, reference: string) => `${heading}: ${reference}`,
    toVisitor: {
      booked: {
        heading: 'Your consultation is booked',
        text: 'It takes 30 minutes. The invitation in this mail puts it into your calendar.',
      },
      moved: {
        heading: 'Your consultation was moved',
        text: 'This is its new time. The invitation in this mail moves it in your calendar as well.',
      },
      cancelled: {
        heading: 'Your consultation was cancelled',
        text: 'Nothing more is needed from you. This mail takes it out of your calendar as well.',
      },
    },
    toFirm: {
      booked: { heading: 'A consultation was booked', text: 'A visitor booked it on the website.' },
      moved: { heading: 'A consultation was moved', text: 'The visitor moved it to this time.' },
      cancelled: {
        heading: 'A consultation was cancelled',
        text: 'The visitor cancelled it. Its time is free again.',
      },
    },
    reminder: {
      heading: 'Your consultation is soon',
      text: 'If the time does not suit you any more, please move or cancel it, so that somebody else can have it.',
    },
    facts: {
      when: 'When',
      how: 'How',
      where: 'Where',
      about: 'About',
      reference: 'Reference',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      note: 'Note',
      terms: 'Terms and privacy policy',
    },
    agreed: 'agreed',
    span: (from: string, to: string) => `${from} to ${to}`,
    links: { map: 'See the office on a map', manage: 'Move or cancel it' },
  },
})

/** The event in a calendar. */
export const eventWords = inLocale({
  en: {
    withPractice: (practice: string) => `Consultation with ${practice}`,
    withVisitor: (name: string) => `Consultation: ${name}`,
    about: (service: string, mode: string) => `${service}, ${mode.toLowerCase()}`,
    reference: (reference: string) => `Reference: ${reference}`,
    change: 'To move or cancel it, open the link in our mail.',
  },
})
