/** The ranges of the dashboard's figures, and the bars of each. */
import { addDays, dateParts, isoDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'

export const figureRanges = ['days', 'weeks', 'months'] as const

export type FigureRange = (typeof figureRanges)[number]

/** First and last day in India. */
export interface FigureSpan {
  readonly from: IsoDate
  readonly to: IsoDate
}

const DAYS = 14
const WEEKS = 12
const MONTHS = 12

const spans = (count: number, spanOf: (ago: number) => FigureSpan): FigureSpan[] =>
  Array.from({ length: count }, (_, index) => spanOf(count - 1 - index))

function monthOf(today: IsoDate, ago: number): FigureSpan {
  const { year, month } = dateParts(today)
  const first = (later: number) => {
    const months = year * 12 + month - 1 - ago + later
    return isoDate(Math.floor(months / 12), (months % 12) + 1, 1)
  }
  return { from: first(0), to: addDays(first(1), -1) }
}

/** The spans of a range, the oldest first; the last one has today in it. */
export function figureSpans(range: FigureRange, today: IsoDate): FigureSpan[] {
  if (range === 'days')
    return spans(DAYS, (ago) => ({ from: addDays(today, -ago), to: addDays(today, -ago) }))
  if (range === 'weeks')
    return spans(WEEKS, (ago) => ({ from: addDays(today, -7 * ago - 6), to: addDays(today, -7 * ago) }))
  return spans(MONTHS, (ago) => monthOf(today, ago))
}

/** Hours within which an enquiry was answered: up to the first, up to the second, later. */
export const replyBands = [4, 24, 48] as const

/** How many answered enquiries the response time is of, the newest ones. */
export const MAX_REPLIES = 1_000

/** Pages with the most views that are listed. */
export const MAX_PAGES = 10

/** How many of the answers, in ms, are within each band and later than all. */
export const countReplies = (answers: readonly number[]): number[] => {
  const counts = [...replyBands, Infinity].map(() => 0)
  for (const ms of answers) counts[[...replyBands, Infinity].findIndex((hours) => ms <= hours * 3_600_000)]!++
  return counts
}
