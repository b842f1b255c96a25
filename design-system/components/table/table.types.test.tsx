/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Table } from './index.ts'

const columns = [{ key: 'tax', head: 'Tax' }] as const

refused(
  // @ts-expect-error: a table is announced by its caption.
  <Table columns={[]} rows={[]} />,
)
refused(
  // @ts-expect-error: a cell stands in a column that there is.
  <Table caption="Tax" columns={columns} rows={[{ id: 'a', cells: { tex: 1 } }]} />,
)
refused(
  // @ts-expect-error: every row has an id.
  <Table caption="Tax" columns={columns} rows={[{ cells: { tax: 1 } }]} />,
)
