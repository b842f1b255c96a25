/** The button's own word. */
export const feedbackButtonMessages = { label: 'Feedback' }
