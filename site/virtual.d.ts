declare module 'virtual:due-dates' {
  /** The dates of the twelve months from then on, earliest first. */
  export const rows: readonly import('./ui/days/due-dates.ts').DueDateRow[]
}

declare module 'virtual:built-on' {
  import type { IsoDate } from '@anupalan/server/compliance/ist'

  /** The day in India on which the site was built. */
  export const builtOn: IsoDate
}

declare module 'virtual:law-tables' {
  /** When each dated table of the law was last checked, by topic and law. */
  export const lawTables: readonly import('./content/legal/law-tables.ts').LawTableRow[]
}
