import { Table, TableBody, type Selection } from 'react-aria-components/Table'
import { PageLocale } from '../page-locale/index.ts'
import { DataTableHead } from './data-table-head.tsx'
import { DataTableBodyRow } from './data-table-row.tsx'
import type { DataTableProps, DataTableRow } from './data-table-types.ts'
import { useEmptyText } from './use-empty-text.ts'
import * as css from './data-table.css.ts'

export interface DataTableGridProps<Row extends DataTableRow, Id extends string> extends Omit<
  DataTableProps<Row, Id>,
  'caption' | 'isCaptionHidden'
> {
  /** Id of the element that names the table. */
  captionId: string
}

const none: readonly string[] = []

/** The grid of react-aria-components. */
export function DataTableGrid<Row extends DataTableRow, Id extends string>({
  captionId,
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
}: DataTableGridProps<Row, Id>) {
  const empty = useEmptyText(isLoading, children)
  const select = (chosen: Selection) => {
    const ids = new Set(rows.map(({ id }) => id))
    const elsewhere = selected.filter((id) => !ids.has(id))
    const here = rows.filter(({ id, isDisabled }) => (chosen === 'all' ? !isDisabled : chosen.has(id)))
    onSelectionChange?.([...elsewhere, ...here.map(({ id }) => id)])
  }
  return (
    <PageLocale>
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
        <TableBody renderEmptyState={() => <div className={css.empty}>{empty}</div>}>
          {rows.map((row) => (
            <DataTableBodyRow key={row.id} row={row} columns={columns} selectionMode={selectionMode} />
          ))}
        </TableBody>
      </Table>
    </PageLocale>
  )
}
