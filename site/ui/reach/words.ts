/** The ways to reach the firm without a form, in words. The numbers and addresses are the firm's. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'

export const reach = inLocale({
  en: {
    heading: 'Ask us',
    text: `We reply within ${firm.promises.replyWithinHours} hours.`,
    enquiry: { label: 'Send Us a Message', href: '/#contact' },
    labels: { phone: 'Phone', email: 'Email', whatsapp: 'WhatsApp', hours: 'Hours' },
    /** What a WhatsApp chat begins with. */
    greeting: `Hello ${firm.name}, I need help with a tax or compliance matter.`,
  },
})
