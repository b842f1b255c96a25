/** The rules of feedback without the schemas, for the dialog. */

export const scoreOptions = [
  { value: 1, label: 'Poor' },
  { value: 2, label: 'Fair' },
  { value: 3, label: 'Good' },
  { value: 4, label: 'Very Good' },
  { value: 5, label: 'Excellent' },
] as const

export type Score = (typeof scoreOptions)[number]['value']

export const feedbackCategories = [
  'website_experience',
  'service_quality',
  'support_experience',
  'consultation_feedback',
  'tax_compliance_service',
  'general',
] as const

export type FeedbackCategory = (typeof feedbackCategories)[number]

export const defaultFeedbackCategory: FeedbackCategory = 'website_experience'

/** Maximum length of a page path, in characters. */
export const sourceLimit = 512

export const feedbackMessages = {
  score: 'Please choose a score from 1 to 5.',
  source: 'The page this feedback is about is not a path of this site.',
  category: 'Please choose a category.',
  comment: 'A comment is not collected.',
} as const
