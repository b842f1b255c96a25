import { findRow } from './dated.ts'
import type { DatedRow, DatedTable } from './dated.ts'
import type { IsoDate } from './ist.ts'
import type { StateCode } from './states.ts'

/** The least notice by which an employer may end an employment without a fault of the employee. */
export interface NoticeRule {
  /** Months of service after which it is due. */
  afterMonths: number
  days: number
}

/** Notice by the shops and establishments Acts, by state. A state without a table is not known here. */
export const leastNotices: Partial<Record<StateCode, DatedTable<NoticeRule>>> = {
  '29': [
    {
      value: { afterMonths: 6, days: 30 },
      law: 'Karnataka Shops and Commercial Establishments Act 1961',
      section: 's.39',
      source: 'Secondary accounts of s.39, whose heading was read',
      validFrom: '2025-04-01',
      validTo: null,
      verifiedOn: '2026-11-24',
      reviewBy: '2027-04-01',
      confidence: 'M',
      note: 'The Act wants one month’s notice; 30 days is the assumption made here.',
    },
  ],
}

/** The rule of a state on a day, or undefined if it is not known here. */
export function leastNotice(state: string, on: IsoDate): DatedRow<NoticeRule> | undefined {
  const table = (leastNotices as Partial<Record<string, DatedTable<NoticeRule>>>)[state]
  return table && findRow(table, on)
}
