import { useId, type ReactNode } from 'react'
import { Table, TableBody, type Selection } from 'react-aria-components/Table'
import { useMessages } from '../messages/index.ts'
import { PageLocale } from '../page-locale/index.ts'
import { Scroller } from '../table/scroller.tsx'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { dataTableMessages } from './data-table.messages.ts'
import { DataTableHead } from './data-table-head.tsx'
import { DataTableBodyRow } from './data-table-row.tsx'
import type {
  DataTableColumn,
  DataTableRow,
  DataTableSelectionMode,
  DataTableSort,
} from './data-table-types.ts'
import * as css from './data-table.css.ts'

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

const none: readonly string[] = []

/**
 * Rows of data to sort, select and open: clients, returns, due dates.
 *
 * The grid of react-aria-components: one Tab stop, in which arrow keys move between rows and cells. Wider than its
 * container it scrolls sideways, with its first column in place; higher than the window, its header stays. Style states
 * by `[data-selected]`, `[data-hovered]`, `[data-focus-visible]`, `[data-disabled]`.
 */
export function DataTable<Row extends DataTableRow, Id extends string>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  sort,
  onSortChange,
  selectionMode = 'none',
  selected = none,
  onSelectionChange,
  onOpen,
  density = 'comfortable',
  isLoading = false,
  children,
}: DataTableProps<Row, Id>) {
  const { empty, loading } = useMessages('dataTable', dataTableMessages)
  const captionId = useId()
  const isEmpty = rows.length === 0
  const select = (chosen: Selection) => {
    const ids = new Set(rows.map(({ id }) => id))
    const elsewhere = selected.filter((id) => !ids.has(id))
    const here = rows.filter(({ id, isDisabled }) => (chosen === 'all' ? !isDisabled : chosen.has(id)))
    onSelectionChange?.([...elsewhere, ...here.map(({ id }) => id)])
  }
  const name = <div id={captionId}>{caption}</div>
  return (
    <PageLocale>
      <div className={css.frame}>
        {isCaptionHidden ? (
          <VisuallyHidden>{name}</VisuallyHidden>
        ) : (
          <div className={css.caption}>{name}</div>
        )}
        <div className={css.bar} data-loading={(isLoading && !isEmpty) || undefined} />
        <Scroller label={caption} isBusy={isLoading} className={css.scroller}>
          <Table
            aria-labelledby={captionId}
            className={`${css.table} ${css.density[density]}`}
            selectionMode={selectionMode}
            selectedKeys={selected}
            onSelectionChange={select}
            disabledKeys={rows.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
            {...(sort && { sortDescriptor: sort })}
            onSortChange={({ column, direction }) => onSortChange?.({ column: column as Id, direction })}
            {...(onOpen && { onRowAction: (id) => onOpen(String(id)) })}
          >
            <DataTableHead columns={columns} selectionMode={selectionMode} />
            <TableBody
              renderEmptyState={() => (
                <div className={css.empty}>{isLoading ? loading : (children ?? empty)}</div>
              )}
            >
              {rows.map((row) => (
                <DataTableBodyRow key={row.id} row={row} columns={columns} selectionMode={selectionMode} />
              ))}
            </TableBody>
          </Table>
        </Scroller>
        <VisuallyHidden>
          <span role="status">{isLoading && loading}</span>
        </VisuallyHidden>
      </div>
    </PageLocale>
  )
}
