/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { DataTable, LazyDataTable, type DataTableColumn } from './index.ts'

interface Client {
  id: string
  name: string
}
const columns: readonly DataTableColumn<Client, 'name'>[] = [
  { id: 'name', label: 'Client', cell: ({ name }) => name },
]
const rows: readonly Client[] = []

refused(
  // @ts-expect-error: `caption` is required, also if it is hidden.
  <DataTable isCaptionHidden columns={columns} rows={rows} />,
)
refused(
  <DataTable
    caption="Clients"
    columns={columns}
    rows={rows}
    // @ts-expect-error: it is sorted by one of its columns.
    sort={{ column: 'due', direction: 'ascending' }}
  />,
)
refused(
  // @ts-expect-error: one of two directions.
  <DataTable caption="Clients" columns={columns} rows={rows} sort={{ column: 'name', direction: 'down' }} />,
)
refused(
  // @ts-expect-error: every row has an id.
  <DataTable caption="Clients" columns={[{ id: 'name', label: 'Client', cell: () => '' }]} rows={[{}]} />,
)
refused(
  <DataTable
    caption="Clients"
    // @ts-expect-error: a cell reads what its row has.
    columns={[{ id: 'name', label: 'Client', cell: ({ pan }) => pan }]}
    rows={rows}
  />,
)
refused(
  <DataTable
    caption="Clients"
    // @ts-expect-error: a header is text: sorting announces it.
    columns={[{ id: 'name', label: <b>Client</b>, cell: () => '' }]}
    rows={rows}
  />,
)
refused(
  // @ts-expect-error: the native table, which is first, has no checkboxes.
  <LazyDataTable caption="Clients" columns={columns} rows={rows} selectionMode="multiple" />,
)
