import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BarChart } from './index.ts'

const rupees = (value: number) => `₹${String(value).replaceAll(/\B(?=(\d{2})*\d{3}$)/g, ',')}`

const meta = {
  title: 'Content/Bar chart',
  component: BarChart,
  tags: ['!autodocs'],
  args: {
    title: 'What is paid each year',
    summary:
      'In the first year most of each instalment is interest; in the last almost all of it is principal.',
    labelHead: 'Year',
    series: [
      { key: 'principal', label: 'Principal', tone: 'positive' },
      { key: 'interest', label: 'Interest', tone: 'accent' },
    ],
    bars: [
      { label: '2026-27', values: { principal: 19_838, interest: 84_301 } },
      { label: '2031-32', values: { principal: 30_268, interest: 73_871 } },
      { label: '2036-37', values: { principal: 46_228, interest: 57_911 } },
      { label: '2041-42', values: { principal: 70_607, interest: 33_532 } },
    ],
    format: rupees,
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

/** Bars for sighted users, a sentence and a table for everyone. */
export const Default: Story = {
  tags: ['dark', 'forced-colors', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'What is paid each year' })).toBeVisible()
    await userEvent.click(canvas.getByText('These figures as a table'))
    await expect(canvas.getByRole('cell', { name: '₹84,301' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
}

/** All values 0: no bar has a length, and nothing is divided by 0. */
export const AllZero: Story = {
  args: { bars: [{ label: '2026-27', values: {} }], summary: 'Nothing is paid.' },
}

/** Bars of one series may be rated: the sentence says which is better. */
export const OneSeries: Story = {
  args: {
    title: 'Tax in each regime',
    summary: 'The new regime asks ₹58,500 less.',
    labelHead: 'Regime',
    series: [{ key: 'tax', label: 'Tax', tone: 'accent' }],
    bars: [
      { label: 'New', values: { tax: 1_24_800 }, tone: 'positive' },
      { label: 'Old', values: { tax: 1_83_300 }, tone: 'neutral' },
    ],
  },
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('figure rect')].map((bar) => getComputedStyle(bar).fill)
    await expect(new Set(fills).size).toBe(2)
  },
}
