declare module 'virtual:due-dates' {
  import type { IsoDate } from '@anupalan/server/compliance/ist'
  import type { DueDateRow } from './shell/due-dates.ts'

  /** The dates of the twelve months from then on, earliest first. */
  export const rows: readonly DueDateRow[]
}

declare module 'virtual:built-on' {
  import type { IsoDate } from '@anupalan/server/compliance/ist'

  /** The day in India on which the site was built. */
  export const builtOn: IsoDate
}

declare module 'virtual:due-dates?of=*' {
  import type { DueDateRow } from './shell/due-dates.ts'

  /** The dates of the obligations that are named, for the twelve months from the build, earliest first. */
  export const rows: readonly DueDateRow[]
}

declare module 'virtual:law-tables' {
  import type { LawTableRow } from './content/legal/law-tables.ts'

  /** When each dated table of the law was last checked, by topic and law. */
  export const lawTables: readonly LawTableRow[]
}
