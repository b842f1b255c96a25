import type { Ref } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { cellContent } from './cell-content.tsx'
import type { DataTableGridProps } from './data-table-grid.tsx'
import type { DataTableHeaderCell, DataTableRow, DataTableSort } from './data-table-types.ts'
import { SortArrow } from './sort-arrow.tsx'
import { useEmptyText } from './use-empty-text.ts'
import * as css from './data-table.css.ts'

export interface NativeDataTableProps<Row extends DataTableRow, Id extends string> extends Omit<
  DataTableGridProps<Row, Id>,
  'selectionMode' | 'selected' | 'onSelectionChange' | 'onOpen'
> {
  ref?: Ref<HTMLTableElement>
}

/** A `table` of the look and the size of the grid, until that is loaded. It sorts by buttons; rows open by their links. */
export function NativeDataTable<Row extends DataTableRow, Id extends string>({
  captionId,
  columns,
  rows,
  sort,
  onSortChange,
  density = 'comfortable',
  isLoading = false,
  children,
  ref,
}: NativeDataTableProps<Row, Id>) {
  const empty = useEmptyText(isLoading, children)
  const classOf = ({ kind = 'text' }: DataTableHeaderCell, at: number) =>
    `${css.kind[kind]} ${at === 0 ? css.firstCell : ''}`
  return (
    <table ref={ref} aria-labelledby={captionId} className={`${css.table} ${css.density[density]}`}>
      <thead className={css.head}>
        <tr>
          {columns.map((column, at) => (
            <HeadCell
              key={column.id}
              column={column}
              className={classOf(column, at)}
              sort={sort}
              onSortChange={(direction) => onSortChange?.({ column: column.id, direction })}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length}>
              <div className={css.empty}>{empty}</div>
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={row.id} className={css.row} data-disabled={row.isDisabled || undefined}>
            {columns.map((column, at) => {
              const Cell = at === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={column.id}
                  scope={at === 0 ? 'row' : undefined}
                  className={`${css.cell} ${classOf(column, at)}`}
                >
                  {cellContent(column.cell(row), column.kind ?? 'text', at === 0)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HeadCellProps {
  column: DataTableHeaderCell
  className: string
  sort: DataTableSort | undefined
  onSortChange: (direction: DataTableSort['direction']) => void
}

function HeadCell({ column, className, sort, onSortChange }: HeadCellProps) {
  const { id, label, isLabelHidden = false, isSortable = false } = column
  const direction = sort?.column === id ? sort.direction : undefined
  return (
    <th
      scope="col"
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      className={`${css.headCell} ${className}`}
    >
      {isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : isSortable ? (
        <button
          type="button"
          className={`${css.headLabel} ${css.sortButton}`}
          onClick={() => onSortChange(direction === 'ascending' ? 'descending' : 'ascending')}
        >
          {label}
          <SortArrow direction={direction} />
        </button>
      ) : (
        <span className={css.headLabel}>{label}</span>
      )}
    </th>
  )
}
