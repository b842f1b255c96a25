/** Words of the contact details. Numbers and addresses are in `content/firm.ts`. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'

export const reach = inLocale({
  en: {
    heading: 'Ask us',
    text: `We reply ${firm.promises.reply}.`,
    enquiry: { label: 'Send Us a Message', href: '/#contact' },
    labels: { phone: 'Phone', email: 'Email', whatsapp: 'WhatsApp', hours: 'Hours' },
    /** Prefilled text of a WhatsApp chat. */
    greeting: `Hello ${firm.name}, I need help with a tax or compliance matter.`,
  },
})
