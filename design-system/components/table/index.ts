export { Table, type TableColumn, type TableProps, type TableRow } from './table.tsx'
