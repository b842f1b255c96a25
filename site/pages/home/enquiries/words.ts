/** Words of the enquiry form. Options, limits and validation messages are in the contract. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../../content/firm.ts'

const { grievance, retention } = firm

export const enquiryForm = inLocale({
  en: {
    heading: 'Send Us a Message',
    fields: {
      firstName: { label: 'First Name' },
      lastName: { label: 'Last Name' },
      email: { label: 'Email' },
      company: { label: 'Company' },
      service: { label: 'Service', placeholder: 'Select a service' },
      message: { label: 'Message', description: 'What you need, and any date that is near.' },
    },
    beforeSending:
      'When you press Send, we save your message. Then WhatsApp opens with the same details filled in. ' +
      'WhatsApp then receives these details.',
    submit: 'Send Message',
    submitting: 'Preparing WhatsApp...',
    /** Stays on the page after the toast is dismissed. */
    sent: {
      heading: 'We have your message.',
      reference: (reference: string) =>
        `Your reference is ${reference}. Please give it when you write or call. We are mailing it to you as well.`,
      whatsapp: 'Open WhatsApp',
    },
    withoutJavaScript: 'The form needs JavaScript. Please contact us directly:',
  },
})

/**
 * The prefilled text of the chat: an opening line, then one line for each field, the message last.
 */
export const enquiryWhatsApp = inLocale({
  en: {
    opening: `Hello ${firm.name}, I have written to you through your website.`,
    labels: {
      reference: 'Reference',
      name: 'Name',
      email: 'Email',
      company: 'Company',
      service: 'Service',
      message: 'Message',
    },
    /** Ends a message that was shortened to fit a link. */
    shortened: '… (you have the full message under this reference)',
  },
})

/** Standalone notice under the Digital Personal Data Protection Act 2023, next to the form. */
export const enquiryNotice = inLocale({
  en: {
    heading: 'How we use what you send',
    items: [
      { term: 'What', text: 'Your name, email, company, the service you choose and your message.' },
      {
        term: 'Why',
        text: 'To reply to you. We do not use it for marketing, sell it or build a profile of you.',
      },
      {
        term: 'Where it goes',
        text: 'Our own server and our office mailbox. You get a mail with your reference. WhatsApp receives the same details when it opens.',
      },
      {
        term: 'How long',
        text:
          `${retention.enquiryMonths} months after our last message to you. Then we erase it. ` +
          'If you become a client, your engagement letter says what the law makes us keep.',
      },
      {
        term: 'Withdraw, see, correct or erase',
        text: `Write to ${grievance.email} with your reference. We answer within 30 days.`,
      },
      {
        term: 'Complain',
        text:
          `First to our ${grievance.role.toLowerCase()}, ${grievance.name}, at the same address; ` +
          'then to the Data Protection Board of India.',
      },
    ],
  },
})

/** Toasts and alerts after sending, in the specification's words. */
export const enquiryMessages = inLocale({
  en: {
    sent: { title: 'Message sent!', text: "We've received your inquiry and will respond shortly." },
    failed: {
      title: 'Error sending message',
      text: 'Please try again or contact us directly via phone.',
    },
  },
})
