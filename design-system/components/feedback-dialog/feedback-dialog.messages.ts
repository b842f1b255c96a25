/** Messages of the feedback dialog. */
export const feedbackDialogMessages = {
  title: 'Share your feedback',
  score: 'How would you rate your experience?',
  /** From 1 upwards. */
  scores: ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'],
  category: 'What is it about?',
  submit: 'Submit Feedback',
  /** Label of the same button while the request is pending. */
  sending: 'Sending...',
  cancel: 'Cancel',
  thankYou: 'Thank you for your feedback!',
  close: 'Close',
  /** Specification, section 8. */
  failure: 'Failed to submit feedback. Please try again later.',
}
