/**
 * A document independent of file formats: templates create it from the details, the preview shows it, and three writers
 * convert it to a file.
 */
import type { IsoDate } from '@anupalan/server/compliance/ist'

export interface DocumentModel {
  /** Heading and document property `title`, such as `Tax invoice`. */
  title: string
  /** Issuer: the document property `author`. Empty if unknown. */
  author: string
  /** Without the extension. */
  fileName: string
  /** @default 'portrait' */
  orientation?: 'portrait' | 'landscape'
  blocks: readonly Block[]
}

export type Block =
  Letterhead | HeadingBlock | TextBlock | PairsBlock | TableBlock | ClausesBlock | SignaturesBlock

/** The issuer and the title of the document. Always the first block. */
export interface Letterhead {
  kind: 'letterhead'
  /** Name of the business; undefined leaves a gap. */
  name: string | undefined
  /** Address, identifiers and contact details, one a line. */
  lines: readonly string[]
  title: string
  /** Below the title, such as `Original for recipient`. */
  note?: string | undefined
}

export interface HeadingBlock {
  kind: 'heading'
  text: string
}

export interface TextBlock {
  kind: 'text'
  /** Lines are separated by `\n`. */
  text: string
  /** @default 'plain' */
  look?: 'plain' | 'strong' | 'small'
}

/** Label and value pairs, in one group or in two side by side. */
export interface PairsBlock {
  kind: 'pairs'
  groups: readonly PairGroup[]
}

export interface PairGroup {
  heading?: string
  pairs: readonly Pair[]
}

export interface Pair {
  /** Id in formulas: `{!id}`. */
  id?: string
  label: string
  /** Undefined leaves a line to write on. */
  value: Cell | undefined
}

export interface TableBlock {
  kind: 'table'
  /** Id in formulas of other tables. */
  id: string
  /** Accessible name. */
  caption: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

export interface TableColumn {
  key: string
  head: string
  /** Text is aligned to the start, figures to the end. @default 'text' */
  kind?: 'text' | 'figure'
  /** Relative width. */
  share: number
}

export interface TableRow {
  /** Id in formulas: `{id.key}`. */
  id?: string
  /** A missing cell is empty. */
  cells: Readonly<Record<string, Cell | undefined>>
  /** `total` has a rule above; `part` is a heading of the following rows. @default 'body' */
  look?: 'body' | 'total' | 'part'
}

/** Numbered, each with a heading or without one. */
export interface ClausesBlock {
  kind: 'clauses'
  clauses: readonly Clause[]
}

export interface Clause {
  heading?: string
  text: string
}

/** Signature lines, side by side. */
export interface SignaturesBlock {
  kind: 'signatures'
  signatures: readonly Signature[]
}

export interface Signature {
  /** Above the line, such as `For Rao & Daughters`. */
  above?: string
  /** Below it: the signatory. */
  under: string
}

export type Cell = string | FigureCell | DateCell | WordsCell

/**
 * A figure as a whole number of its smallest unit: paise for `amount`, thousandths for `quantity`, hundredths of a
 * percent for `rate`. Undefined if there is none yet.
 */
export interface FigureCell {
  kind: 'amount' | 'quantity' | 'rate'
  value: number | undefined
  /**
   * Spreadsheet formula without `=`. References are in braces: `{key}` is a cell of the same row, `{key:}` that column
   * from the first to the last row that is not a total, `{row.key}` a cell of a named row, `{table!row.key}` and
   * `{table!key:}` those of another table, and `{!id}` the value of a pair. Amounts are in rupees, rates are fractions.
   */
  formula?: string
}

export interface DateCell {
  kind: 'date'
  value: IsoDate | undefined
}

/** An amount in words. In a spreadsheet a reminder replaces it when the amount changes. */
export interface WordsCell {
  kind: 'words'
  /** Paise. */
  value: number | undefined
  /** Reference to the cell that holds the amount, such as `{items!total.amount}`. */
  of: string
}
