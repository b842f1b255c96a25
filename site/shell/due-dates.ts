import type { IsoDate } from '@anupalan/server/compliance/ist'

/** One row of the hero's due dates. */
export interface DueDateRow {
  /** The day that counts, in India. */
  date: IsoDate
  title: string
  detail: string
}
