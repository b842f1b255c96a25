import type { IsoDate } from '../../compliance/ist.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    feesDates: FeesDatesTable
  }
}

/** One row, as soon as the staff has set a date. */
export interface FeesDatesTable {
  name: 'fees'
  /** In India. */
  date: IsoDate
  version: number
}
