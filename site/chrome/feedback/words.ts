/** Words of the feedback button and dialog. Scores and their labels are in the contract. */
import type { FeedbackCategory } from '@anupalan/server/contract/feedback/rules'
import { inLocale } from '@anupalan/server/contract/core/locale'

export const feedbackCategoryLabels = inLocale({
  en: {
    website_experience: 'This website',
    service_quality: 'Quality of service',
    support_experience: 'Help and support',
    consultation_feedback: 'A consultation',
    tax_compliance_service: 'Tax and compliance work',
    general: 'Something else',
  } as const satisfies Record<FeedbackCategory, string>,
})

export const feedbackDialog = inLocale({
  en: {
    button: 'Feedback',
    heading: 'How are we doing?',
    score: 'Your score',
    category: 'What is it about?',
    submit: 'Submit',
    submitting: 'Sending...',
    cancel: 'Cancel',
    thanks: { heading: 'Thank you!', text: 'Your score has been recorded.' },
  },
})

/** Toast of a failed submission, in the specification's words. */
export const feedbackMessages = inLocale({
  en: {
    failed: { title: 'Error', text: 'Failed to submit feedback. Please try again later.' },
  },
})
