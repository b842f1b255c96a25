import type { IsoDate } from '@anupalan/server/compliance/ist'

/** One row of the hero's due dates. */
export interface DueDateRow {
  /** The day that counts, in India. */
  date: IsoDate
  /** The day the law states, where an order has moved it. */
  statutoryDate?: IsoDate
  /** Not established beyond doubt: shown with "confirm before filing". */
  confirm?: true
  title: string
  detail: string
}
