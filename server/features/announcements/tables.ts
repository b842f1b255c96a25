import type { IsoDate } from '../../compliance/ist.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    announcements: AnnouncementsTable
  }
}

export interface AnnouncementsTable {
  id: string
  text: string
  /** Empty if it leads nowhere. */
  href: string
  /** First and last day in India. */
  fromDay: IsoDate
  untilDay: IsoDate
  version: number
}
