/** What an opening says. */
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { Paise } from '@anupalan/server/compliance/working'

/** `articleship`: practical training under a member, as the Institute of Chartered Accountants of India has it. */
export type EmploymentKind = 'full-time' | 'part-time' | 'articleship' | 'internship'

export interface Opening {
  /** Its page is `/careers/<id>`; small letters, digits and hyphens. */
  id: string
  title: string
  kind: EmploymentKind
  /** Who it works with, and under whom. */
  team: string
  /** Where it is done beside the office, if anywhere. */
  remote?: string
  seats: number
  /** Before tax, from the lowest to the highest that is paid. */
  pay: { from: Paise; to: Paise; per: 'month' | 'year'; note?: string }
  posted: IsoDate
  /** The last day on which it may be applied for. */
  closes: IsoDate
  /** Filled or withdrawn before that day. @default false */
  isClosed?: boolean
  /** For search engines, 50 to 160 characters. */
  description: string
  lead: string
  /** What is done in it, from the first month on. */
  work: readonly string[]
  must: readonly string[]
  /** What helps and is taught where it lacks. */
  helps: readonly string[]
  /** Hours, leave, learning: what comes with it. */
  comes: readonly string[]
  /** An honest word on what is hard about it. */
  hard: string
  /** What happens after an application, step by step. */
  steps: readonly string[]
  /** Not a real opening. */
  sample: boolean
}
