/** The dialog's own words. */
export const feedbackDialogMessages = {
  title: 'Share your feedback',
  score: 'How would you rate your experience?',
  /** From 1 upwards. */
  scores: ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'],
  category: 'What is it about?',
  submit: 'Submit Feedback',
  /** On the same button while it is sent. */
  sending: 'Sending...',
  cancel: 'Cancel',
  thankYou: 'Thank you for your feedback!',
  close: 'Close',
  /** Specification, section 8. */
  failure: 'Failed to submit feedback. Please try again later.',
}
