import type { OfficeDayKind } from '@anupalan/server/contract/core/office-days'
import type { IsoDate } from '../../compliance/ist.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    officeDays: OfficeDaysTable
  }
}

export interface OfficeDaysTable {
  /** In India. */
  date: IsoDate
  kind: OfficeDayKind
  name: string
  /** `HH:MM` in IST; empty unless the day has other hours. */
  opens: string
  closes: string
  version: number
}
