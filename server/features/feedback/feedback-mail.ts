import type { Practice } from '@anupalan/server/contract'
import { scoreOptions } from '@anupalan/server/contract/feedback/rules'
import { inIndia } from '../../platform/india.ts'
import type { Mail } from '../../platform/outbox.ts'
import type { StoredFeedback } from './queries.ts'

/** The mail that tells the firm of a feedback. Nobody is named in it, so nobody can be answered. */
export function feedbackMail(feedback: StoredFeedback, practice: Practice): Mail {
  const label = scoreOptions.find(({ value }) => value === feedback.score)?.label
  return {
    kind: 'feedback',
    to: practice.email,
    subject: `Feedback ${feedback.reference}: ${feedback.score} of 5, ${label}`,
    body: [
      `Reference: ${feedback.reference}`,
      `Received: ${inIndia(feedback.receivedAt)}`,
      `Score: ${feedback.score} of 5, ${label}`,
      `About: ${feedback.category.replaceAll('_', ' ')}`,
      `Page: ${feedback.source}`,
      '',
      `Sent through the website of ${practice.name}.`,
    ].join('\n'),
  }
}
