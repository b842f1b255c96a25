import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'
import { firstConsultation } from '../../content/publicity.ts'

const { freeConsultationMinutes, reply } = firm.promises

export const talkToUs = inLocale({
  en: {
    heading: 'Talk to us about it',
    text: firstConsultation({
      free: `The first ${freeConsultationMinutes} minutes are free. We reply ${reply}.`,
      plain: `A first talk takes ${freeConsultationMinutes} minutes. We reply ${reply}.`,
    }),
  },
})
