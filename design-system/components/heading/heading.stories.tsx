import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Stack } from '../stack/index.ts'
import { Heading } from './index.ts'

const meta = {
  title: 'Content/Heading',
  component: Heading,
  tags: ['!autodocs'],
  args: { level: 1, children: 'Books kept, returns filed, nothing left to chance.' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Display: Story = {}

/** The default size of each level. */
export const Levels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>{`Level ${level}`}</Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = [1, 2, 3, 4].map((level) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level })).fontSize),
    )
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    await expect(new Set(sizes).size).toBe(4)
  },
}

/** Level and appearance are independent. */
export const LooksLikeALabel: Story = {
  args: { level: 2, size: 'label', children: 'Due next' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Due next' })).toBeVisible()
  },
}

/** It grows with the screen, from 40 px to 62 px, with balanced lines. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).fontSize).toBe('40.15px')
  },
}

export const InHindi: Story = { args: { children: 'बही पूरी, विवरणी दाखिल, कुछ भी भाग्य भरोसे नहीं।' } }

/** Do not: two display headings compete. */
export const DoNotTwoDisplays: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Books kept, returns filed</Heading>
      <Heading level={2} size="display">
        Nothing left to chance
      </Heading>
    </Stack>
  ),
}
