export { DataTable } from './data-table.tsx'
export type {
  DataTableColumn,
  DataTableProps,
  DataTableRow,
  DataTableSelectionMode,
  DataTableSort,
} from './data-table-types.ts'
export { LazyDataTable, type LazyDataTableProps } from './lazy-data-table.tsx'
