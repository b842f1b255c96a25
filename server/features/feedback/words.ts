import { inLocale } from '@anupalan/server/contract/core/locale'

/** The mail that tells the firm of a feedback. */
export const feedbackMailWords = inLocale({
  en: {
    subject: (reference: string, score: string) => `Feedback ${reference}: ${score}`,
    scored: (score: number, label: string) => `${score} of 5, ${label}`,
    facts: { reference: 'Reference', received: 'Received', score: 'Score', about: 'About', page: 'Page' },
  },
})
