import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { DoubledText } from '../field/story-helpers.tsx'
import { Link } from '../link/index.ts'
import { MenuButton } from '../menu/index.ts'
import { clients, manyClients, rupees, type ClientRow } from './data-table.samples.ts'
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableSort } from './index.ts'

const tones = { 'on track': 'positive', 'needs you': 'accent', 'not started': 'neutral' } as const

type ColumnId = 'name' | 'pan' | 'gstin' | 'form' | 'due' | 'payable' | 'status'
type Column = DataTableColumn<ClientRow, ColumnId>

const columns: readonly Column[] = [
  { id: 'name', label: 'Client', isSortable: true, cell: ({ name }) => name },
  { id: 'pan', label: 'PAN', kind: 'code', cell: ({ pan }) => pan },
  { id: 'gstin', label: 'GSTIN', kind: 'code', cell: ({ gstin }) => gstin || 'not registered' },
  { id: 'form', label: 'Next', cell: ({ form }) => form },
  { id: 'due', label: 'Due', kind: 'code', isSortable: true, cell: ({ due }) => due },
  {
    id: 'payable',
    label: 'Payable',
    kind: 'figure',
    isSortable: true,
    cell: ({ payable }) => rupees(payable),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
  },
]
const few = columns.filter(({ id }) => ['name', 'form', 'due', 'payable'].includes(id))

const ClientTable = (props: DataTableProps<ClientRow, ColumnId>) => <DataTable {...props} />

const meta = {
  title: 'Content/Data table',
  component: ClientTable,
  tags: ['!autodocs'],
  args: { caption: 'Clients', columns, rows: clients },
} satisfies Meta<typeof ClientTable>
export default meta
type Story = StoryObj<typeof meta>

/** react-aria renders the rows in a second pass, after which a story may begin. */
const findRows = (canvas: { findAllByText: typeof screen.findAllByText }) =>
  canvas.findAllByText(/^Rao Sweets/)
const rowOf = (canvas: { getByRole: typeof screen.getByRole }, name: string | RegExp) =>
  canvas.getByRole('row', { name })

/** Amounts at the end of their column, codes that do not wrap, a name in Hindi, a long one. */
export const Default: Story = {
  tags: ['dark', 'high-contrast', 'forced-colors', 'rtl', 'print'],
  play: async ({ canvas }) => {
    await findRows(canvas)
    await expect(canvas.getByRole('grid', { name: 'Clients' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
    await expect(canvas.getByRole('columnheader', { name: 'Payable' })).toBeVisible()
    const amount = canvas.getByRole('gridcell', { name: '₹12,34,56,789' })
    await expect(getComputedStyle(amount).textAlign).toBe('end')
    await expect(getComputedStyle(amount).fontVariantNumeric).toBe('tabular-nums')
  },
}

const values: Record<'name' | 'due' | 'payable', (row: ClientRow) => string | number> = {
  name: ({ name }) => name,
  due: ({ due }) => Date.parse(due),
  payable: ({ payable }) => payable,
}

function Sorted(props: DataTableProps<ClientRow, ColumnId>) {
  const [sort, setSort] = useState<DataTableSort<ColumnId>>({ column: 'due', direction: 'ascending' })
  const valueOf = values[sort.column as keyof typeof values]
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = props.rows.toSorted((a, b) => (valueOf(a) < valueOf(b) ? -sign : sign))
  return (
    <DataTable
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={(next) => {
        props.onSortChange?.(next)
        setSort(next)
      }}
    />
  )
}

/** The caller sorts. The header shows the direction, and the other columns that can sort. */
export const Sortable: Story = {
  tags: ['dark'],
  args: { columns: few, onSortChange: fn() },
  render: (args) => <Sorted {...args} />,
  play: async ({ args, canvas }) => {
    await findRows(canvas)
    const header = (name: string) => canvas.getByRole('columnheader', { name })
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(header('Due')).toHaveAttribute('aria-sort', 'ascending')
    await expect(header('Payable')).toHaveAttribute('aria-sort', 'none')
    await expect(header('Next')).not.toHaveAttribute('aria-sort')
    await expect(names()[0]).toBe('Zubair & Sons')
    await userEvent.click(header('Payable'))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'payable', direction: 'ascending' })
    await expect(names()[0]).toBe('श्री लक्ष्मी ट्रेडर्स')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'payable', direction: 'descending' })
    await expect(header('Payable')).toHaveAttribute('aria-sort', 'descending')
    await expect(names()[0]).toMatch(/^Deccan/)
  },
}

function Selectable(props: DataTableProps<ClientRow, ColumnId>) {
  const [selected, setSelected] = useState(props.selected ?? [])
  return (
    <DataTable
      {...props}
      selected={selected}
      onSelectionChange={(next) => {
        props.onSelectionChange?.(next)
        setSelected(next)
      }}
    />
  )
}

/** Several rows: by their checkboxes, by Space, or all; a disabled row cannot be selected. */
export const MultipleSelection: Story = {
  tags: ['dark', 'high-contrast', 'forced-colors', 'rtl'],
  args: { columns: few, selectionMode: 'multiple', selected: ['elsewhere', 'shri'], onSelectionChange: fn() },
  render: (args) => <Selectable {...args} />,
  play: async ({ args, canvas }) => {
    await findRows(canvas)
    const checkbox = (name: string) => canvas.getByRole('checkbox', { name })
    await expect(rowOf(canvas, /लक्ष्मी/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(checkbox('Select Rao Sweets'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['elsewhere', 'rao', 'shri'])
    await expect(checkbox('Select all')).toBePartiallyChecked()
    await expect(checkbox('Select Zubair & Sons')).toBeDisabled()
    await userEvent.click(checkbox('Select all'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([
      'elsewhere',
      'rao',
      'shri',
      'deccan',
      'meera',
    ])
    await userEvent.click(checkbox('Select all'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['elsewhere'])
    await userEvent.click(rowOf(canvas, /^Select Rao|^Rao/))
    await userEvent.click(rowOf(canvas, /Meera/))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['elsewhere', 'rao', 'meera'])
  },
}

export const SingleSelection: Story = {
  args: { columns: few, selectionMode: 'single', selected: ['rao'], onSelectionChange: fn() },
  render: (args) => <Selectable {...args} />,
  play: async ({ args, canvas }) => {
    await findRows(canvas)
    await expect(canvas.queryByRole('checkbox', { name: 'Select all' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Meera Narayanan' }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['meera'])
  },
}

/** A press opens the row, as Enter does; controls in a cell do not. */
export const Opening: Story = {
  args: {
    onOpen: fn(),
    columns: [
      ...few,
      {
        id: 'status',
        label: 'Actions',
        isLabelHidden: true,
        cell: ({ name }) => (
          <MenuButton
            isIconOnly
            label={`Actions for ${name}`}
            items={[{ id: 'remind', label: 'Send a reminder', onAction: fn() }]}
          />
        ),
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await findRows(canvas)
    await userEvent.click(canvas.getByRole('gridcell', { name: '₹1,48,250' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('rao')
    await userEvent.click(canvas.getByRole('gridcell', { name: 'TDS deposit, November' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    const actions = canvas.getByRole('button', { name: 'Actions for Rao Sweets' })
    await userEvent.click(actions)
    await screen.findByRole('menu')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(actions).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith('shri')
  },
}

/** "Arrow keys move between rows and cells; Space selects; Enter opens" */
export const ByKeyboard: Story = {
  tags: ['dark', 'forced-colors'],
  args: {
    columns: few,
    selectionMode: 'multiple',
    onSelectionChange: fn(),
    onOpen: fn(),
  },
  render: (args) => <Selectable {...args} />,
  play: async ({ args, canvas }) => {
    await findRows(canvas)
    // Until it is measured, the box around the rows is a Tab stop too.
    await waitFor(() => expect(canvas.getByRole('group')).not.toHaveAttribute('tabindex'))
    await userEvent.tab()
    await expect(rowOf(canvas, /Rao Sweets/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith('rao')
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['shri'])
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('checkbox', { name: /लक्ष्मी/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('gridcell', { name: '₹0' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('columnheader', { name: 'Payable' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(rowOf(canvas, /Rao Sweets/)).toHaveFocus()
  },
}

/** In right-to-left text the left arrow key moves to the next cell. */
export const RightToLeft: Story = {
  tags: ['!dev'],
  globals: { direction: 'rtl' },
  args: { columns: few },
  play: async ({ canvas }) => {
    await findRows(canvas)
    // Until it is measured, the box around the rows is a Tab stop too.
    await waitFor(() => expect(canvas.getByRole('group')).not.toHaveAttribute('tabindex'))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('rowheader', { name: 'Rao Sweets' })).toHaveFocus()
  },
}

/** Wider than its container: it scrolls sideways, its first column stays, and the page does not scroll. */
export const OnAPhone: Story = {
  tags: ['dark'],
  globals: { viewport: { value: 'narrow' } },
  args: { selectionMode: 'multiple' },
  decorators: [(Story) => <div data-testid="place">{Story()}</div>],
  play: async ({ canvas }) => {
    await findRows(canvas)
    const { documentElement } = canvas.getByTestId('place').ownerDocument
    await expect(documentElement.scrollWidth).toBe(documentElement.clientWidth)
    const scroller = canvas.getByRole('group', { name: 'Clients' })
    await expect(scroller).toHaveAttribute('tabindex', '0')
    const name = canvas.getByRole('rowheader', { name: 'Rao Sweets' })
    const before = name.getBoundingClientRect().left
    scroller.scrollLeft = 200
    await expect(name.getBoundingClientRect().left).toBe(before)
    await expect(name.getBoundingClientRect().width).toBeLessThan(scroller.clientWidth / 2)
  },
}

/** Higher than the window: the rows scroll under the header. */
export const ManyRows: Story = {
  args: { rows: manyClients(60), density: 'compact', selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    await findRows(canvas)
    const scroller = canvas.getByRole('group', { name: 'Clients' })
    await expect(scroller.clientHeight).toBeLessThan(window.innerHeight)
    const header = canvas.getByRole('columnheader', { name: 'PAN' })
    const before = header.getBoundingClientRect().top
    scroller.scrollTop = 400
    await expect(header.getBoundingClientRect().top).toBe(before)
  },
}

/** On a phone the page scrolls, not a box inside it. */
export const ManyRowsOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { rows: manyClients(60), density: 'compact' },
  play: async ({ canvas }) => {
    await findRows(canvas)
    const scroller = canvas.getByRole('group', { name: 'Clients' })
    await expect(scroller.clientHeight).toBe(scroller.scrollHeight)
    await expect(scroller.clientHeight).toBeGreaterThan(window.innerHeight)
  },
}

export const Compact: Story = { args: { density: 'compact' } }

/** No rows: say why, and what to do. */
export const Empty: Story = {
  tags: ['dark', 'mobile'],
  args: {
    rows: [],
    children: (
      <>
        No client has this PAN. <Link href="#all">Show all clients</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show all clients' })).toBeVisible()
  },
}

export const EmptyByDefault: Story = { args: { rows: [] } }

export const LoadingFirst: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid')
    await expect(canvas.getByRole('group', { name: 'Clients' })).toHaveAttribute('aria-busy', 'true')
    await expect(await within(canvas.getByRole('grid')).findByText('Loading…')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
  },
}

/** The rows that there are remain while others are loaded. */
export const LoadingMore: Story = {
  tags: ['dark', 'forced-colors', 'reduced-motion'],
  args: { columns: few, isLoading: true },
  play: async ({ canvas }) => {
    await findRows(canvas)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
  },
}

/** A heading above has the same text. */
export const HiddenCaption: Story = {
  args: { isCaptionHidden: true, columns: few },
  play: async ({ canvas }) => {
    await findRows(canvas)
    await expect(canvas.getByRole('grid', { name: 'Clients' })).toBeVisible()
  },
}

export const Hindi: Story = {
  globals: { language: 'hi' },
  args: {
    caption: 'ग्राहक',
    selectionMode: 'multiple',
    columns: [
      { id: 'name', label: 'नाम', isSortable: true, cell: ({ name }) => name },
      { id: 'payable', label: 'देय', kind: 'figure', cell: ({ payable }) => rupees(payable) },
    ],
  },
  play: async ({ canvas }) => {
    await findRows(canvas)
    await expect(canvas.getByRole('checkbox', { name: 'सभी चुनें' })).toBeVisible()
  },
}

export const TextAt200Percent: Story = {
  args: { columns: few, selectionMode: 'multiple' },
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Do not: two facts that nobody sorts, selects or opens are a `Table`. */
export const DoNotForAFewFacts: Story = {
  args: {
    caption: 'Rates',
    columns: [
      { id: 'name', label: 'Service', cell: ({ form }) => form },
      { id: 'payable', label: 'Fee', kind: 'figure', cell: ({ payable }) => rupees(payable) },
    ],
    rows: clients.slice(0, 2),
  },
}
