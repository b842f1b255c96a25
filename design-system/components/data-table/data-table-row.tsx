import { Cell, Row as AriaRow } from 'react-aria-components/Table'
import { useMessages } from '../messages/index.ts'
import { DataTableCheckbox } from './data-table-checkbox.tsx'
import { dataTableMessages } from './data-table.messages.ts'
import { cellContent } from './cell-content.tsx'
import type { DataTableColumn, DataTableRow, DataTableSelectionMode } from './data-table-types.ts'
import * as css from './data-table.css.ts'

interface DataTableBodyRowProps<Row extends DataTableRow> {
  row: Row
  columns: readonly DataTableColumn<Row>[]
  selectionMode: DataTableSelectionMode
}

/** A row of data, with its checkbox if it can be selected. */
export function DataTableBodyRow<Row extends DataTableRow>({
  row,
  columns,
  selectionMode,
}: DataTableBodyRowProps<Row>) {
  const { select } = useMessages('dataTable', dataTableMessages)
  return (
    <AriaRow id={row.id} className={css.row}>
      {selectionMode !== 'none' && (
        <Cell className={`${css.cell} ${css.selectionCell}`}>
          <DataTableCheckbox label={select} />
        </Cell>
      )}
      {columns.map(({ id, kind = 'text', cell }, at) => (
        <Cell key={id} className={`${css.cell} ${css.kind[kind]} ${at === 0 ? css.firstCell : ''}`}>
          {cellContent(cell(row), kind, at === 0)}
        </Cell>
      ))}
    </AriaRow>
  )
}
