import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Link } from '../link/index.ts'
import { clients, rupees, type ClientRow } from './data-table.samples.ts'
import { LazyDataTable, type DataTableColumn, type DataTableSort, type LazyDataTableProps } from './index.ts'
import { importDataTableGrid } from './use-data-table-grid.ts'

type Column = DataTableColumn<ClientRow, 'name' | 'form' | 'due' | 'payable'>

const columns: readonly Column[] = [
  {
    id: 'name',
    label: 'Client',
    isSortable: true,
    cell: ({ id, name }) => <Link href={`#${id}`}>{name}</Link>,
  },
  { id: 'form', label: 'Next', cell: ({ form }) => form },
  { id: 'due', label: 'Due', kind: 'code', cell: ({ due }) => due },
  {
    id: 'payable',
    label: 'Payable',
    kind: 'figure',
    isSortable: true,
    cell: ({ payable }) => rupees(payable),
  },
]

function Sorted(props: LazyDataTableProps<ClientRow, Column['id']>) {
  const [sort, setSort] = useState<DataTableSort<Column['id']>>({ column: 'name', direction: 'ascending' })
  const valueOf = ({ name, payable }: ClientRow) => (sort.column === 'payable' ? payable : name)
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = props.rows.toSorted((a, b) => (valueOf(a) < valueOf(b) ? -sign : sign))
  return <LazyDataTable {...props} rows={rows} sort={sort} onSortChange={setSort} />
}

const never: typeof importDataTableGrid = () => new Promise(() => {})

const meta = {
  title: 'Content/Data table, lazy',
  component: Sorted,
  tags: ['!autodocs'],
  args: { caption: 'Clients', columns, rows: clients, importGrid: never, onOpen: fn() },
} satisfies Meta<typeof Sorted>
export default meta
type Story = StoryObj<typeof meta>

/** Until the grid is loaded: a native table with the same rows, whose headers sort and whose links open. */
export const Native: Story = {
  tags: ['dark', 'forced-colors', 'rtl', 'mobile'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Clients' })
    const header = (name: string) => within(table).getByRole('columnheader', { name })
    const first = () => within(table).getAllByRole('rowheader')[0]
    await expect(header('Client')).toHaveAttribute('aria-sort', 'ascending')
    await expect(header('Payable')).toHaveAttribute('aria-sort', 'none')
    await expect(header('Due')).not.toHaveAttribute('aria-sort')
    await expect(canvas.getByRole('link', { name: 'Rao Sweets' })).toHaveAttribute('href', '#rao')
    await userEvent.click(within(header('Payable')).getByRole('button'))
    await expect(first()).toHaveTextContent('श्री लक्ष्मी ट्रेडर्स')
    await userEvent.keyboard('{Enter}')
    await expect(header('Payable')).toHaveAttribute('aria-sort', 'descending')
    await expect(first()).toHaveTextContent(/^Deccan/)
  },
}

/** The grid replaces the native table, without a change of its size. */
export const Grid: Story = {
  args: { importGrid: importDataTableGrid },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Clients' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
  },
}

/** The grid cannot be loaded: the native table stays, without a message, because it does the same. */
export const GridNotLoaded: Story = {
  args: { importGrid: fn(async () => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.importGrid).toHaveBeenCalled())
    await expect(canvas.getByRole('table', { name: 'Clients' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Rao Sweets' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Nothing to work with: the grid is not loaded. */
export const NativeEmpty: Story = {
  args: { rows: [], importGrid: fn(never), children: 'No client has this PAN.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No client has this PAN.' })).toBeVisible()
    await expect(args.importGrid).not.toHaveBeenCalled()
  },
}

export const NativeLoading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Loading…' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
  },
}
