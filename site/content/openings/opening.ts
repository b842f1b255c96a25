/** Type of an opening. */
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { Paise } from '@anupalan/server/compliance/working'

/** `articleship`: practical training under a member, as defined by the Institute of Chartered Accountants of India. */
export type EmploymentKind = 'full-time' | 'part-time' | 'articleship' | 'internship'

export interface Opening {
  /** Its page is `/careers/<id>`; lowercase letters, digits and hyphens. */
  id: string
  title: string
  kind: EmploymentKind
  /** The team, and the supervisor. */
  team: string
  /** Rule for remote work, if it is possible. */
  remote?: string
  seats: number
  /** Gross pay, minimum and maximum. */
  pay: { from: Paise; to: Paise; per: 'month' | 'year'; note?: string }
  posted: IsoDate
  /** Last day for applications. */
  closes: IsoDate
  /** Filled or withdrawn before that day. @default false */
  isClosed?: boolean
  /** For search engines, 50 to 160 characters. */
  description: string
  lead: string
  /** Tasks, from the first month on. */
  work: readonly string[]
  must: readonly string[]
  /** Skills that are useful but can be learned on the job. */
  niceToHave: readonly string[]
  /** Benefits: hours, leave, training. */
  benefits: readonly string[]
  /** Difficult aspects of the work. */
  hard: string
  /** Steps of the selection after an application. */
  steps: readonly string[]
  /** Not a real opening. */
  sample: boolean
}
