import type { Provenance } from '../dated.ts'
import { addDays, dateParts, isoDate } from '../ist.ts'
import type { IsoDate } from '../ist.ts'

/** The authority that sends it, and with it who in a practice answers. */
export type NoticeField = 'gst' | 'income-tax' | 'payroll' | 'company'

export const NOTICE_FIELDS: readonly NoticeField[] = ['gst', 'income-tax', 'payroll', 'company']

/** How long there is to answer. `stated`: the law sets no length, the paper states a day. */
export type NoticeDeadline =
  | { readonly unit: 'days' | 'working days' | 'months'; readonly count: number; readonly note?: string }
  | { readonly unit: 'stated'; readonly note?: string }

/** A notice, intimation or order of an authority, with what it means and how it is answered. */
export interface Notice extends Provenance {
  /** Lowercase letters, digits and hyphens: the fragment of its place on a page. */
  readonly id: string
  /** The form or section, as printed at the top of the paper: `DRC-01`, `143(1)`. */
  readonly code: string
  readonly field: NoticeField
  readonly name: string
  readonly meaning: string
  /** Counted from the day on which it was served. */
  readonly deadline: NoticeDeadline
  /** What to put together for the answer. */
  readonly papers: readonly string[]
  /** Form or place of the answer. */
  readonly reply: string
  /** What follows if nothing is done. */
  readonly ifMissed: string
  /** More words to find it by. */
  readonly words: string
  /** Section of the Income-tax Act 1961, for years until 2025-26. */
  readonly former?: string
}

const UNITS = { days: 'day', 'working days': 'working day', months: 'month' } as const

/** `30 days after it reached you`, `by the day stated in it` */
export function deadlineText({ deadline }: Pick<Notice, 'deadline'>): string {
  const { note } = deadline
  const length =
    deadline.unit === 'stated'
      ? 'By the day stated in it'
      : `${deadline.count} ${UNITS[deadline.unit]}${deadline.count === 1 ? '' : 's'} after it reached you`
  return note === undefined ? length : `${length}. ${note}`
}

/** Last day of a month. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * The last day to answer. Undefined where the paper states it, and for working days, because the holidays of an office
 * are not known here. A month ends on the same day of a later month, or on its last day (General Clauses Act, s.3(35)).
 */
export function answerBy({ deadline }: Pick<Notice, 'deadline'>, served: IsoDate): IsoDate | undefined {
  if (deadline.unit === 'days') return addDays(served, deadline.count)
  if (deadline.unit !== 'months') return undefined
  const { year, month, day } = dateParts(served)
  const months = month - 1 + deadline.count
  const [atYear, atMonth] = [year + Math.floor(months / 12), (months % 12) + 1]
  return isoDate(atYear, atMonth, Math.min(day, daysIn(atYear, atMonth)))
}

export const days = (count: number, note?: string): NoticeDeadline => ({
  unit: 'days',
  count,
  ...(note !== undefined && { note }),
})
export const workingDays = (count: number): NoticeDeadline => ({ unit: 'working days', count })
export const months = (count: number, note?: string): NoticeDeadline => ({
  unit: 'months',
  count,
  ...(note !== undefined && { note }),
})
export const stated = (note?: string): NoticeDeadline => ({
  unit: 'stated',
  ...(note !== undefined && { note }),
})

/** Day on which every entry was checked. */
export const CHECKED = { verifiedOn: '2026-11-26', reviewBy: '2027-04-01' } as const

/** `DRC-01A` → `drc-01a`, `143(1)(a)` → `143-1-a` */
export const noticeId = (code: string) =>
  code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
