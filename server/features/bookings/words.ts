/** Texts of mails and calendar events about bookings. */
import { inLocale } from '@anupalan/server/contract/core/locale'

export const bookingMailWords = inLocale({
  en: {
    subject: (heading: string, reference: string) => `${heading}: ${reference}`,
    toVisitor: {
      booked: {
        heading: 'Your meeting is booked',
        text: 'It takes 30 minutes. The invitation in this mail adds it to your calendar.',
      },
      moved: {
        heading: 'Your meeting was moved',
        text: 'This is the new time. The invitation in this mail updates your calendar.',
      },
      cancelled: {
        heading: 'Your meeting was cancelled',
        text: 'You need not do anything. This mail removes it from your calendar.',
      },
      movedByFirm: {
        heading: 'We moved your meeting',
        text: 'We are sorry that we had to move it to this new time. The invitation in this mail updates your calendar. If the time does not suit you, please choose another time or cancel.',
      },
      cancelledByFirm: {
        heading: 'We cancelled your meeting',
        text: 'We are sorry that we cannot meet you at this time. This mail removes it from your calendar. Please book another time.',
      },
    },
    toFirm: {
      booked: { heading: 'A meeting was booked', text: 'A visitor booked it on the website.' },
      moved: { heading: 'A meeting was moved', text: 'The visitor moved it to this time.' },
      cancelled: {
        heading: 'A meeting was cancelled',
        text: 'The visitor cancelled it. The time is free again.',
      },
      movedByFirm: {
        heading: 'A meeting was moved',
        text: 'A member of our staff moved it to this time. The visitor got a mail about it.',
      },
      cancelledByFirm: {
        heading: 'A meeting was cancelled',
        text: 'A member of our staff cancelled it. The visitor got a mail about it, and the time is free again.',
      },
    },
    reminder: {
      heading: 'Your meeting is soon',
      text: 'If the time no longer suits you, please move or cancel it, so that someone else can book it.',
    },
    facts: {
      when: 'When',
      how: 'How',
      where: 'Where',
      about: 'About',
      reason: 'Reason',
      reference: 'Reference',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      note: 'Note',
      terms: 'Terms and privacy policy',
    },
    agreed: 'agreed',
    span: (from: string, to: string) => `${from} to ${to}`,
    links: { map: 'See the office on a map', manage: 'Move or cancel it', bookAgain: 'Book another time' },
  },
})

/** The event in a calendar. */
export const eventWords = inLocale({
  en: {
    withPractice: (practice: string) => `Meeting with ${practice}`,
    withVisitor: (name: string) => `Meeting: ${name}`,
    about: (service: string, mode: string) => `${service}, ${mode.toLowerCase()}`,
    reference: (reference: string) => `Reference: ${reference}`,
    change: 'To move or cancel it, open the link in our mail.',
  },
})
