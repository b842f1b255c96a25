/**
 * A document that knows nothing of any format: what a template makes out of details, what the preview shows, and what
 * three writers turn into a file.
 */
import type { IsoDate } from '@anupalan/server/compliance/ist'

export interface DocumentModel {
  /** What it is, such as `Tax invoice`: its heading, and its title among its properties. */
  title: string
  /** Who issues it: its author among its properties. Empty where nobody has said. */
  author: string
  /** Without its ending. */
  fileName: string
  /** @default 'portrait' */
  orientation?: 'portrait' | 'landscape'
  blocks: readonly Block[]
}

export type Block =
  Letterhead | HeadingBlock | TextBlock | PairsBlock | TableBlock | ClausesBlock | SignaturesBlock

/** Who issues the document, and what it is. Stands first. */
export interface Letterhead {
  kind: 'letterhead'
  /** Name of the business; undefined leaves a place for it. */
  name: string | undefined
  /** Address, numbers, ways to reach it: a line each. */
  lines: readonly string[]
  title: string
  /** Under the title, such as `Original for recipient`. */
  note?: string | undefined
}

export interface HeadingBlock {
  kind: 'heading'
  text: string
}

export interface TextBlock {
  kind: 'text'
  /** Lines are parted by `\n`. */
  text: string
  /** @default 'plain' */
  look?: 'plain' | 'strong' | 'small'
}

/** Names with their values, in one group or in two beside each other. */
export interface PairsBlock {
  kind: 'pairs'
  groups: readonly PairGroup[]
}

export interface PairGroup {
  heading?: string
  pairs: readonly Pair[]
}

export interface Pair {
  /** What formulas call it: `{!id}`. */
  id?: string
  label: string
  /** Undefined leaves a line to write on. */
  value: Cell | undefined
}

export interface TableBlock {
  kind: 'table'
  /** What formulas of other tables call it. */
  id: string
  /** What it shows: its name for those who cannot see it. */
  caption: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

export interface TableColumn {
  key: string
  head: string
  /** Text stands at the start, figures at the end. @default 'text' */
  kind?: 'text' | 'figure'
  /** Its part of the width, relative to the others. */
  share: number
}

export interface TableRow {
  /** What formulas call it: `{id.key}`. */
  id?: string
  /** A cell that is left out is empty. */
  cells: Readonly<Record<string, Cell | undefined>>
  /** `total` is ruled off; `part` names the rows that follow. @default 'body' */
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

/** Places to sign, beside each other. */
export interface SignaturesBlock {
  kind: 'signatures'
  places: readonly SignaturePlace[]
}

export interface SignaturePlace {
  /** Above the place, such as `For Rao & Daughters`. */
  above?: string
  /** Under it: who signs. */
  under: string
}

export type Cell = string | FigureCell | DateCell | WordsCell

/**
 * A figure, held as a whole number of its smallest unit: paise for `amount`, thousandths for `quantity`, hundredths of
 * a percent for `rate`. Undefined where there is none yet.
 */
export interface FigureCell {
  kind: 'amount' | 'quantity' | 'rate'
  value: number | undefined
  /**
   * How a spreadsheet comes to it, in the words of its formulas without `=`. References stand in braces: `{key}` is a
   * cell of the same row, `{key:}` that column over the first to the last row that is no total, `{row.key}` a cell of a
   * named row, `{table!row.key}` and `{table!key:}` those of another table, and `{!id}` the value of a pair.
   * Amounts are rupees there, and rates fractions.
   */
  formula?: string
}

export interface DateCell {
  kind: 'date'
  value: IsoDate | undefined
}

/** An amount in words. In a spreadsheet it gives way to a reminder as soon as the amount is changed. */
export interface WordsCell {
  kind: 'words'
  /** Paise. */
  value: number | undefined
  /** Reference to the cell that holds the amount, such as `{items!total.amount}`. */
  of: string
}
