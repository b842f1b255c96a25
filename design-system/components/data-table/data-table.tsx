import { DataTableFrame } from './data-table-frame.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import type { DataTableProps, DataTableRow } from './data-table-types.ts'

/**
 * Rows of data to sort, select and open: clients, returns, due dates.
 *
 * The grid of react-aria-components: one Tab stop, in which arrow keys move between rows and cells. Wider than its
 * container it scrolls sideways, with its first column in place; higher than the window, its header stays, from 768 px
 * up. Style states by `[data-selected]`, `[data-hovered]`, `[data-focus-visible]`, `[data-disabled]`.
 */
export function DataTable<Row extends DataTableRow, Id extends string>({
  caption,
  isCaptionHidden = false,
  isLoading = false,
  ...grid
}: DataTableProps<Row, Id>) {
  return (
    <DataTableFrame
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      isLoading={isLoading}
      isEmpty={grid.rows.length === 0}
    >
      {(captionId) => <DataTableGrid {...grid} captionId={captionId} isLoading={isLoading} />}
    </DataTableFrame>
  )
}
