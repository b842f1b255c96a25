import type { ReactNode } from 'react'

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
