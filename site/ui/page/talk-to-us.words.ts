import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'

const { freeConsultationMinutes, replyWithinHours } = firm.promises

export const talkToUs = inLocale({
  en: {
    heading: 'Talk to us about it',
    text: `The first ${freeConsultationMinutes} minutes are free. We reply within ${replyWithinHours} hours.`,
  },
})
