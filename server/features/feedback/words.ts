import { inLocale } from '@anupalan/server/contract/core/locale'

/** The mail about feedback to the firm. */
export const feedbackMailWords = inLocale({
  en: {
    subject: (reference: string, score: string) => `Feedback ${reference}: ${score}`,
    scored: (score: number, label: string) => `${score} of 5, ${label}`,
    facts: { reference: 'Reference', received: 'Received', score: 'Score', about: 'About', page: 'Page' },
  },
})
