export { DataTable, type DataTableProps } from './data-table.tsx'
export type {
  DataTableColumn,
  DataTableRow,
  DataTableSelectionMode,
  DataTableSort,
} from './data-table-types.ts'
