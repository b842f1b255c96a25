import { useRef } from 'react'
import { DataTableFrame } from './data-table-frame.tsx'
import type { DataTableProps, DataTableRow } from './data-table-types.ts'
import { NativeDataTable } from './native-data-table.tsx'
import { importDataTableGrid, useDataTableGrid } from './use-data-table-grid.ts'

export interface LazyDataTableProps<Row extends DataTableRow, Id extends string = string> extends Omit<
  DataTableProps<Row, Id>,
  'selectionMode' | 'selected' | 'onSelectionChange'
> {
  /** Loads the grid. @default from the design system */
  importGrid?: typeof importDataTableGrid
}

/**
 * A `DataTable` whose grid, of 47 kB, is loaded once there are rows. Until then, and if it cannot be loaded, the same
 * columns and rows are in a native table, which is not replaced while it is used.
 *
 * Rows cannot be selected, and each row that opens needs a link in its first cell.
 */
export function LazyDataTable<Row extends DataTableRow, Id extends string>({
  caption,
  isCaptionHidden = false,
  isLoading = false,
  importGrid = importDataTableGrid,
  ...rest
}: LazyDataTableProps<Row, Id>) {
  const native = useRef<HTMLTableElement>(null)
  const isEmpty = rest.rows.length === 0
  const Grid = useDataTableGrid(native, !isEmpty, importGrid)
  return (
    <DataTableFrame
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      isLoading={isLoading}
      isEmpty={isEmpty}
    >
      {(captionId) => {
        const table = { ...rest, captionId, isLoading }
        return Grid ? <Grid {...table} /> : <NativeDataTable {...table} ref={native} />
      }}
    </DataTableFrame>
  )
}
