import { feedbackDialog } from '../content/feedback.ts'

/** The firm's own words in place of the components'. */
export const componentWords = {
  feedbackButton: { label: feedbackDialog.button },
  feedbackDialog: {
    title: feedbackDialog.heading,
    score: feedbackDialog.score,
    category: feedbackDialog.category,
    submit: feedbackDialog.submit,
    sending: feedbackDialog.submitting,
    cancel: feedbackDialog.cancel,
    thankYou: `${feedbackDialog.thanks.heading} ${feedbackDialog.thanks.text}`,
  },
} as const
