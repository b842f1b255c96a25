import type { ReactNode } from 'react'
import { Cell, Row as AriaRow } from 'react-aria-components/Table'
import { useMessages } from '../messages/index.ts'
import { DataTableCheckbox } from './data-table-checkbox.tsx'
import { dataTableMessages } from './data-table.messages.ts'
import type {
  DataTableColumn,
  DataTableHeaderCell,
  DataTableRow,
  DataTableSelectionMode,
} from './data-table-types.ts'
import * as css from './data-table.css.ts'

interface DataTableBodyRowProps<Row extends DataTableRow> {
  row: Row
  columns: readonly DataTableColumn<Row>[]
  selectionMode: DataTableSelectionMode
}

/** A code begins with a figure: `bdi` keeps its parts in order in right-to-left text. */
function contentOf(content: ReactNode, kind: DataTableHeaderCell['kind'], isName: boolean) {
  const isolated = kind === 'code' ? <bdi>{content}</bdi> : content
  return isName ? <div className={css.rowName}>{isolated}</div> : isolated
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
          {contentOf(cell(row), kind, at === 0)}
        </Cell>
      ))}
    </AriaRow>
  )
}
