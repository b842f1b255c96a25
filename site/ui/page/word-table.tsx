import { Table, type TableColumn, type TableRow } from '@anupalan/design-system/table'
import type { ReactNode } from 'react'
import * as css from './word-table.css.ts'

/** With more columns than these the text is smaller, since they do not fit beside a margin. */
const MANY = 5

export interface WordTableProps<Key extends string> {
  /** Visually hidden caption: the heading of the section is visible. */
  caption: string
  columns: readonly (TableColumn<Key> & { head: string })[]
  rows: readonly { id: string; cells: Readonly<Record<Key, ReactNode>> }[]
}

/** A table of text. Below tablet width each row is a list of cells with their column headers. */
export function WordTable<Key extends string>({ caption, columns, rows }: WordTableProps<Key>) {
  const labelled = ({ id, cells }: WordTableProps<Key>['rows'][number]): TableRow<Key> => ({
    id,
    cells: Object.fromEntries(
      columns.map(({ key, head }, at) => [
        key,
        at === 0 ? (
          cells[key]
        ) : (
          <>
            <span className={css.label}>{head}: </span>
            {cells[key]}
          </>
        ),
      ]),
    ) as TableRow<Key>['cells'],
  })
  return (
    <div className={columns.length > MANY ? css.manyColumns : css.words}>
      <Table caption={caption} isCaptionHidden columns={columns} rows={rows.map(labelled)} />
    </div>
  )
}
