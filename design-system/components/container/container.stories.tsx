import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Card } from '../card/index.ts'
import { Container } from './index.ts'

const meta = {
  title: 'Layout/Container',
  component: Container,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>As wide as the page.</Card> },
} satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof meta>

const gutters = (canvasElement: HTMLElement) => {
  const content = canvasElement.firstElementChild?.firstElementChild?.getBoundingClientRect()
  const page = document.documentElement.clientWidth
  if (!content) throw new Error('the container holds content')
  return { start: content.left, end: page - content.right, width: content.width }
}

/** At most as wide as the page measure, centred. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const { start, end, width } = gutters(canvasElement)
    await expect(width).toBeLessThanOrEqual(71 * 16)
    await expect(Math.abs(start - end)).toBeLessThanOrEqual(1)
  },
}

/** On a narrow screen the gutter remains on both sides. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const { start, end } = gutters(canvasElement)
    await expect(start).toBe(24)
    await expect(end).toBe(24)
  },
}

/** Do not: nested containers double the gutter. */
export const DoNotNest: Story = {
  args: {
    children: (
      <Container>
        <Card>Narrower than the page.</Card>
      </Container>
    ),
  },
}
