import { firm } from '../../content/firm.ts'
import { reach } from './words.ts'
import { whatsAppLink } from '../whatsapp.ts'

/** URL of a WhatsApp chat with the firm, prefilled with the greeting. */
export const greetingLink = () => whatsAppLink(firm.whatsapp.number, () => reach.greeting)
