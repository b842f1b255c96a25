import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Table, type TableProps } from './index.ts'

type Column = 'slab' | 'rate' | 'tax'
const slabs: TableProps<Column> = {
  caption: 'Tax by slab, new regime',
  columns: [
    { key: 'slab', head: 'Income' },
    { key: 'rate', head: 'Rate', isFigure: true },
    { key: 'tax', head: 'Tax', isFigure: true },
  ],
  rows: [
    { id: '0', cells: { slab: 'Up to ₹4,00,000', rate: 'nil', tax: '₹0' } },
    { id: '5', cells: { slab: '₹4,00,001 to ₹8,00,000', rate: '5%', tax: '₹20,000' } },
    { id: '10', cells: { slab: '₹8,00,001 to ₹12,00,000', rate: '10%', tax: '₹40,000' } },
    { id: 'all', cells: { slab: 'Together', tax: '₹60,000' }, isTotal: true },
  ],
}

const meta = {
  title: 'Content/Table',
  component: Table,
  tags: ['!autodocs'],
  args: slabs as TableProps,
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

/** Figures at the end of their column, a ruled total. */
export const Default: Story = {
  tags: ['dark', 'rtl'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Tax by slab, new regime' })
    await expect(table).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
    await expect(canvas.getByRole('columnheader', { name: 'Rate' })).toBeVisible()
    // It does not overflow, so it is not a tab stop.
    await waitFor(() => expect(canvas.getByRole('group')).not.toHaveAttribute('tabindex'))
  },
}

/** A total before the last has one line below it, as dark as the two of the last. */
export const Subtotal: Story = {
  tags: ['!dev'],
  args: { rows: slabs.rows.map((row, index) => (index === 1 ? { ...row, isTotal: true } : row)) },
  play: async ({ canvas }) => {
    const [, , subtotal, , total] = canvas.getAllByRole('row').map((row) => getComputedStyle(row))
    await expect(total?.borderBlockEndStyle).toBe('double')
    await expect(subtotal?.borderBlockEndStyle).toBe('solid')
    await expect(subtotal?.borderBlockEndColor).toBe(total?.borderBlockEndColor)
    await expect(subtotal?.borderBlockStartColor).toBe(total?.borderBlockStartColor)
  },
}

/** Resolves after earlier ResizeObservers have been notified of the current size. */
const seen = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })

/** Wider than its container: it scrolls, and the page does not. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    columns: [...slabs.columns, { key: 'rule', head: 'Income-tax Act 2025', isFigure: true }] as never,
    rows: slabs.rows.map((row) => ({
      ...row,
      cells: { ...row.cells, rule: 'section 202(1), table' },
    })),
  },
  decorators: [(Story) => <div data-testid="place">{Story()}</div>],
  play: async ({ canvas }) => {
    const { documentElement } = canvas.getByTestId('place').ownerDocument
    await expect(documentElement.scrollWidth).toBe(documentElement.clientWidth)
    const frame = canvas.getByRole('group')
    await expect(frame).toHaveAttribute('tabindex', '0')
    // Wide enough, it is no tab stop.
    frame.style.setProperty('inline-size', '90rem')
    frame.style.setProperty('max-inline-size', 'none')
    await waitFor(() => expect(frame).not.toHaveAttribute('tabindex'))
    // It is a tab stop in the same frame in which it overflows again.
    frame.removeAttribute('style')
    await seen(frame)
    await expect(frame).toHaveAttribute('tabindex', '0')
  },
}

/** Words in columns of the same width: a row that arrives later moves no other. */
export const FixedLayout: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    caption: 'Where to find it',
    layout: 'fixed',
    columns: [
      { key: 'question', head: 'Question' },
      { key: 'page', head: 'Page' },
    ] as never,
    rows: [
      { id: 'a', cells: { question: 'What is the late fee for GSTR-3B?', page: 'Late fee' } },
      {
        id: 'b',
        cells: { question: 'When?', page: 'Unternehmensregistrierungsbescheinigungsnummer of the calendar' },
      },
    ] as never,
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('columnheader')
      .map((head) => head.getBoundingClientRect().width)
    await expect(Math.abs(first! - second!)).toBeLessThanOrEqual(1)
    const { clientWidth, scrollWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const Empty: Story = { args: { rows: [] } }

/** Do not: a single column with one fact per row is a list. */
export const DoNotOneColumn: Story = {
  args: {
    caption: 'Papers',
    columns: [{ key: 'paper', head: 'Paper' }],
    rows: ['PAN', 'Aadhaar'].map((paper) => ({ id: paper, cells: { paper } })),
  },
}
