/** Types of the five legal pages. Their texts are generated from the firm, its claims and the stored data. */
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { Prose } from '../prose.ts'

/** A term and its description: what, why, how long. */
export interface LegalTerm {
  term: string
  text: Prose
}

/** A table of text; the first cell is the row header. */
export interface LegalTable {
  /** Visually hidden: the section has a visible heading. */
  caption: string
  /** Column headers. */
  columns: readonly string[]
  rows: readonly (readonly Prose[])[]
}

/** A block of a section: a paragraph, a list, terms with a heading, or a table. */
export type LegalBlock =
  | Prose
  | { points: readonly Prose[] }
  | { heading?: string; terms: readonly LegalTerm[] }
  | { table: LegalTable }

export interface LegalSection {
  /** Fragment of its URL. External links use it, so it must not change with the heading. */
  id: string
  heading: string
  body: readonly LegalBlock[]
}

/** Head of a legal page, above its sections. */
export interface LegalHead {
  heading: string
  lead: string
  /** Effective date. */
  asOf: IsoDate
}

export interface LegalPageWords extends LegalHead {
  /** Numbered, in this order. */
  sections: readonly LegalSection[]
}

/** Paths of the legal pages. */
export type LegalPath =
  '/privacy-policy' | '/terms-of-service' | '/cookie-policy' | '/disclaimer' | '/compliance-disclosure'
