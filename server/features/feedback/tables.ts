import type { Feedback } from '@anupalan/server/contract/feedback/schema'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    feedback: FeedbackTable
    feedbackDays: FeedbackDaysTable
  }
}

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds {
    feedback: true
  }
}

/** A comment is not collected, so there is no column for one. */
export interface FeedbackTable extends Omit<Feedback, 'comment'> {
  reference: string
  receivedAt: string
}

/** Sums of a day in India. */
export interface FeedbackDaysTable extends Pick<Feedback, 'category' | 'score'> {
  day: string
  feedback: number
}
