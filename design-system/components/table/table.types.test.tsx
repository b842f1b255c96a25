/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Table } from './index.ts'

const columns = [{ key: 'tax', head: 'Tax' }] as const

refused(
  // @ts-expect-error: `caption` is required.
  <Table columns={[]} rows={[]} />,
)
refused(
  // @ts-expect-error: a cell belongs to a column.
  <Table caption="Tax" columns={columns} rows={[{ id: 'a', cells: { tex: 1 } }]} />,
)
refused(
  // @ts-expect-error: every row has an id.
  <Table caption="Tax" columns={columns} rows={[{ cells: { tax: 1 } }]} />,
)
