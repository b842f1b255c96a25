import type { IsoDate } from '@anupalan/server/compliance/ist'

/** One row of the hero's due dates. */
export interface DueDateRow {
  /** The effective date, in India. */
  date: IsoDate
  /** The date in the law, if an order has extended it. */
  statutoryDate?: IsoDate
  /** Uncertain: shown with "confirm before filing". */
  confirm?: true
  title: string
  detail: string
}

/** A row that some businesses have. */
export interface DueDateRowOfAnswers extends DueDateRow {
  /** Bit mask of the pairs of answers, by their order in `allAnswers`, whose business has the date. */
  answers: number
}
