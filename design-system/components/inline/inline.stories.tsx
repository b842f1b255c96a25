import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Text } from '../text/index.ts'
import { Inline } from './index.ts'

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        <Button>Our Services</Button>
        <Button variant="secondary">Contact Us</Button>
        <Button variant="quiet">Templates</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

/** In a row, centred vertically. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const middles = canvas.getAllByRole('button').map((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return Math.round(top + bottom)
    })
    await expect(new Set(middles).size).toBe(1)
  },
}

/** Wraps on to further lines. */
export const Wrapping: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '17rem' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBeGreaterThan(1)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** A title at the start, its state at the end. */
export const Between: Story = {
  args: {
    justify: 'between',
    align: 'baseline',
    children: (
      <>
        <Text weight="strong">GSTR-3B, October</Text>
        <Badge tone="positive">filed</Badge>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const inline = canvasElement.querySelector('div')?.getBoundingClientRect()
    await expect(canvas.getByText('filed').getBoundingClientRect().right).toBe(inline?.right)
  },
}

/** From the right in right-to-left text. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().left)
    await expect(first).toBeGreaterThan(second ?? 0)
  },
}

/** Do not: rows that are read as columns do not line up; use a `Ledger` or a table. */
export const DoNotMakeRows: Story = {
  render: () => (
    <>
      {[
        ['GSTR-3B', 'filed', '₹8,678.00'],
        ['Advance tax, 75%', 'due', '₹1,12,500.00'],
      ].map((row) => (
        <Inline key={row[0]} gap="lg">
          {row.map((words) => (
            <Text key={words} as="span">
              {words}
            </Text>
          ))}
        </Inline>
      ))}
    </>
  ),
}
