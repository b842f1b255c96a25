import { feedbackDialog } from './feedback/words.ts'
import { shell } from './shell.words.ts'

/** Overrides of the components' default messages. */
export const componentWords = {
  skipLink: { skip: shell.skipToContent },
  header: { navigation: shell.mainNavigation },
  footer: { navigation: shell.footerNavigation },
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
