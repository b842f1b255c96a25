declare module 'virtual:due-dates' {
  /** Due dates of the twelve months after the build, earliest first. */
  export const rows: readonly import('./ui/days/due-dates.ts').DueDateRow[]
}

declare module 'virtual:due-dates-by-answers' {
  /** The same for every pair of answers about the business. */
  export const rows: readonly import('./ui/days/due-dates.ts').DueDateRowOfAnswers[]
}

declare module 'virtual:built-on' {
  import type { IsoDate } from '@anupalan/server/compliance/ist'

  /** The date of the build in India. */
  export const builtOn: IsoDate
}

declare module 'virtual:law-tables' {
  /** Date of the last check of each dated table, by topic and law. */
  export const lawTables: readonly import('./content/legal/law-tables.ts').LawTableRow[]
}
