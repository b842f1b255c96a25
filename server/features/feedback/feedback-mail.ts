import type { Practice } from '@anupalan/server/contract'
import { scoreOptions } from '@anupalan/server/contract/feedback/rules'
import { inIndia } from '../../platform/mail/ist-format.ts'
import type { Mail } from '../../platform/mail/outbox-rows.ts'
import { mailWords } from '../../platform/mail/mail-words.ts'
import type { StoredFeedback } from './queries.ts'
import { feedbackMailWords as words } from './words.ts'

/** The mail about feedback to the firm. Feedback is anonymous, so there is no Reply-To. */
export function feedbackMail(feedback: StoredFeedback, practice: Practice): Mail {
  const label = scoreOptions.find(({ value }) => value === feedback.score)?.label ?? ''
  const score = words.scored(feedback.score, label)
  const { fact } = mailWords
  return {
    kind: 'feedback',
    to: practice.email,
    subject: words.subject(feedback.reference, score),
    body: [
      fact(words.facts.reference, feedback.reference),
      fact(words.facts.received, inIndia(feedback.receivedAt)),
      fact(words.facts.score, score),
      fact(words.facts.about, feedback.category.replaceAll('_', ' ')),
      fact(words.facts.page, feedback.source),
      '',
      mailWords.sentThrough(practice.name),
    ].join('\n'),
  }
}
