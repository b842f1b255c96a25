/** What a feature puts into the slots of documents. */
import type { Database } from '../database/database.ts'

/** A template of the build, with its values. */
export interface SlotPart {
  /** File name of a `*.slot.tsx`, without its extension. */
  readonly template: string
  /** Plain text: every value is escaped. A URL must have been checked before. */
  readonly values: Readonly<Record<string, string>>
}

export interface FilledSlots {
  /** By name of the slot. One that is missing keeps the content of the build. */
  readonly slots: ReadonlyMap<string, readonly SlotPart[]>
  /** When they change without a write, such as at the end of an announcement. */
  readonly until?: Date
}

/**
 * Reads what a feature puts into slots. Called again after `bumpSlotVersion`, on every instance, and at `until`. Names of
 * slots are unique among all features.
 */
export type SlotSource = (source: { readonly database: Database; readonly now: Date }) => Promise<FilledSlots>
