import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { Columns } from './index.ts'

const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((words) => <Card key={words}>{words}</Card>)

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  tags: ['!autodocs'],
  args: { count: 3, children: six },
} satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

const columnsOf =
  (count: number): Story['play'] =>
  async ({ canvasElement }) => {
    const boxes = [...(canvasElement.querySelector('div')?.children ?? [])].map((child) =>
      child.getBoundingClientRect(),
    )
    await expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(count)
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1)
  }

/** On a desktop, `count` columns of equal width. */
export const Three: Story = { play: columnsOf(3) }
export const Four: Story = { args: { count: 4 }, play: columnsOf(4) }
export const Two: Story = { args: { count: 2 }, play: columnsOf(2) }

/** From 768 px two. */
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, play: columnsOf(2) }

/** Below 768 px one. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } }, play: columnsOf(1) }

/** Do not: actions are as wide as their labels, in an `Inline`. */
export const DoNotStretchActions: Story = {
  args: {
    children: ['File', 'Ask', 'Later'].map((words) => (
      <Button key={words} variant="secondary">
        {words}
      </Button>
    )),
  },
}
