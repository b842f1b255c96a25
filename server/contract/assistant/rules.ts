/** The rules of the assistant without the schemas, for the chat and the form without scripts. */

export const assistantRules = {
  /** Longest question, in characters. */
  questionLimit: 500,
  /** Most slots of an open calculation, and their longest text. */
  inputCount: 16,
  inputLimit: 60,
} as const

export const assistantMessages = {
  question: 'Please type a question.',
  questionLong: 'A question has at most 500 characters.',
  open: 'The question that this answers is not known here. Please ask again.',
  topic: 'Please choose a topic.',
  rating: 'Please choose good or bad.',
  reason: 'Please choose a reason.',
  keep: 'Please choose whether your question may be kept.',
} as const

/** Calculations by the tools of the site. */
export const assistantTasks = [
  'income-tax',
  'gst',
  'gst-late-fee',
  'gst-interest',
  'tds',
  'advance-tax',
  'hra',
  'gratuity',
  'emi',
  'professional-tax',
  'capital-gains',
  'presumptive',
  'tds-interest',
  'contributions',
  'take-home',
] as const

export type AssistantTask = (typeof assistantTasks)[number]

/** Why there is no answer. */
export const declineReasons = [
  /** What to do in a person's own case, a notice, a reading of the law. */
  'advice',
  /** Tax or records that are not true. */
  'evasion',
  /** Another field of law, another country, or no law at all. */
  'other-field',
  /** Nothing on this site answers it. */
  'not-covered',
  /** It asks about nothing. */
  'unclear',
  /** One's own dates and tasks, without a sign-in. */
  'sign-in',
] as const

export type DeclineReason = (typeof declineReasons)[number]

/** What questions are counted by. */
export const assistantTopics = [
  'income-tax',
  'gst',
  'tds',
  'advance-tax',
  'payroll',
  'company',
  'registration',
  'books',
  'templates',
  'loans',
  'firm',
  'other',
] as const

export type AssistantTopic = (typeof assistantTopics)[number]

export const ratings = ['good', 'bad'] as const

export type Rating = (typeof ratings)[number]

/** What was bad about an answer. */
export const ratingReasons = [
  { value: 'wrong', label: 'It is wrong' },
  { value: 'off-topic', label: 'It answers something else' },
  { value: 'unclear', label: 'I do not understand it' },
  { value: 'incomplete', label: 'Something is missing' },
] as const

export type RatingReason = (typeof ratingReasons)[number]['value']

/** What is counted for a topic and a day. */
export const assistantOutcomes = [
  'answered',
  'asked',
  'declined',
  'not-covered',
  'good',
  ...ratingReasons.map(({ value }) => `bad-${value}` as const),
] as const

export type AssistantOutcome =
  'answered' | 'asked' | 'declined' | 'not-covered' | 'good' | `bad-${RatingReason}`

/** Months for which counts are kept, and texts that people agreed to. */
export const assistantMonths = { counts: 24, questions: 6 } as const
