/** Messages of the feedback button. */
export const feedbackButtonMessages = { label: 'Feedback' }
