import type { ReactNode } from 'react'
import type * as css from './data-table.css.ts'

export interface DataTableRow {
  /** Unique in the table. */
  readonly id: string
  /** Neither selectable nor opened by a press. @default false */
  readonly isDisabled?: boolean
}

export interface DataTableColumn<Row extends DataTableRow, Id extends string = string> {
  /** Unique in the table. */
  id: Id
  /** The column's header, as text. */
  label: string
  /** Whether the header is for screen readers only, as of a column of menus. @default false */
  isLabelHidden?: boolean
  /**
   * `figure` for amounts and counts: tabular digits at the end of the column. `code` for a PAN, a GSTIN, a date: tabular
   * digits that do not wrap. @default 'text'
   */
  kind?: 'text' | 'figure' | 'code'
  /** Its header sorts by it. @default false */
  isSortable?: boolean
  /** The content of the row's cell. */
  cell: (row: Row) => ReactNode
}

export interface DataTableSort<Id extends string = string> {
  column: Id
  direction: 'ascending' | 'descending'
}

export type DataTableSelectionMode = 'none' | 'single' | 'multiple'

/** Without the row's type, of which the header needs nothing. */
export type DataTableHeaderCell = Omit<DataTableColumn<DataTableRow>, 'cell'>

export interface DataTableProps<Row extends DataTableRow, Id extends string = string> {
  /** The visible caption, and the table's accessible name. */
  caption: string
  /** Whether the caption is for screen readers only, because a heading has the same text. @default false */
  isCaptionHidden?: boolean
  /** The first column is the row's header, which names the row. */
  columns: readonly DataTableColumn<Row, Id>[]
  /** In the order in which they are shown: the caller sorts. */
  rows: readonly Row[]
  /** The column that `rows` are sorted by. Requires `onSortChange`. */
  sort?: DataTableSort<NoInfer<Id>>
  /** Called on a press on the header of a sortable column: ascending first, then reversed. */
  onSortChange?: (sort: DataTableSort<NoInfer<Id>>) => void
  /** How many rows can be selected, by a column of checkboxes. @default 'none' */
  selectionMode?: DataTableSelectionMode
  /** Ids of the selected rows. Requires `onSelectionChange`. @default [] */
  selected?: readonly string[]
  /** Called with the ids of the selected rows, in the order of `rows`; those in `selected` that have no row are kept. */
  onSelectionChange?: (selected: readonly string[]) => void
  /** Opens a row: a press on it, or Enter. While rows are selected, a press selects. */
  onOpen?: (id: string) => void
  /** `compact` for many rows that are scanned, not read. @default 'comfortable' */
  density?: keyof typeof css.density
  /** Rows are loaded: a text instead of rows; or, above those that there are, a bar. Announced. @default false */
  isLoading?: boolean
  /** Instead of rows, if there are none. @default 'No rows.' */
  children?: ReactNode
}
