/** The shape of the five legal pages. What they say is built from the firm, its claims and what the code keeps. */
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { Prose } from '../prose.ts'

/** A term and what is said of it: what, why, how long. */
export interface LegalTerm {
  term: string
  text: Prose
}

/** Words in rows and columns; the first cell names its row. */
export interface LegalTable {
  /** Its name for screen readers; the heading of its section says it to the eye. */
  caption: string
  /** Heads of the columns. */
  columns: readonly string[]
  rows: readonly (readonly Prose[])[]
}

/** What a section is made of: a paragraph, a list, terms under a heading of their own, a table. */
export type LegalBlock =
  | Prose
  | { points: readonly Prose[] }
  | { heading?: string; terms: readonly LegalTerm[] }
  | { table: LegalTable }

export interface LegalSection {
  /** Its place in an address: links from outside rely on it, so it outlives its heading. */
  id: string
  heading: string
  body: readonly LegalBlock[]
}

/** What stands above the sections of a legal page. */
export interface LegalHead {
  heading: string
  lead: string
  /** The day from which these words hold. */
  asOf: IsoDate
}

export interface LegalPageWords extends LegalHead {
  /** Shown with numbers, in this order. */
  sections: readonly LegalSection[]
}

/** Paths of the legal pages. */
export type LegalPath =
  '/privacy-policy' | '/terms-of-service' | '/cookie-policy' | '/disclaimer' | '/compliance-disclosure'
