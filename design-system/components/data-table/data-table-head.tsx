import { Column, TableHeader } from 'react-aria-components/Table'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { DataTableCheckbox } from './data-table-checkbox.tsx'
import { dataTableMessages } from './data-table.messages.ts'
import type { DataTableHeaderCell, DataTableSelectionMode } from './data-table-types.ts'
import { SortArrow } from './sort-arrow.tsx'
import * as css from './data-table.css.ts'

interface DataTableHeadProps {
  columns: readonly DataTableHeaderCell[]
  selectionMode: DataTableSelectionMode
}

/** The row of headers, which stays in place while rows scroll under it. */
export function DataTableHead({ columns, selectionMode }: DataTableHeadProps) {
  const { selection, selectAll } = useMessages('dataTable', dataTableMessages)
  return (
    <TableHeader className={css.head}>
      {selectionMode !== 'none' && (
        <Column id="selection" textValue={selection} className={`${css.headCell} ${css.selectionCell}`}>
          {selectionMode === 'multiple' ? (
            <DataTableCheckbox label={selectAll} />
          ) : (
            <VisuallyHidden>{selection}</VisuallyHidden>
          )}
        </Column>
      )}
      {columns.map(({ id, label, isLabelHidden = false, kind = 'text', isSortable = false }, at) => (
        <Column
          key={id}
          id={id}
          textValue={label}
          isRowHeader={at === 0}
          allowsSorting={isSortable}
          className={`${css.headCell} ${css.kind[kind]} ${at === 0 ? css.firstCell : ''}`}
        >
          {({ sortDirection }) =>
            isLabelHidden ? (
              <VisuallyHidden>{label}</VisuallyHidden>
            ) : (
              <span className={css.headLabel}>
                {label}
                {isSortable && <SortArrow direction={sortDirection} />}
              </span>
            )
          }
        </Column>
      ))}
    </TableHeader>
  )
}
