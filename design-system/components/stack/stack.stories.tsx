import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Card } from '../card/index.ts'
import { Heading } from '../heading/index.ts'
import { Text } from '../text/index.ts'
import { Stack } from './index.ts'

const three = ['One', 'Two', 'Three'].map((words) => <Card key={words}>{words}</Card>)

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  tags: ['!autodocs'],
  args: { children: three },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

const boxesIn = (canvasElement: HTMLElement) =>
  [...(canvasElement.querySelector('div, ul')?.children ?? [])].map((child) => child.getBoundingClientRect())

/** Equal distance between children, none before the first or after the last. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = boxesIn(canvasElement)
    if (!first || !second || !third) throw new Error('three children are stacked')
    await expect(second.top - first.bottom).toBe(16)
    await expect(third.top - second.bottom).toBe(16)
    const stack = canvasElement.querySelector('div')?.getBoundingClientRect()
    await expect(stack?.top).toBe(first.top)
    await expect(stack?.bottom).toBe(third.bottom)
  },
}

export const Gaps: Story = {
  render: () => (
    <Stack gap="xl">
      {(['xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Card>{gap}</Card>
          <Card>{gap}</Card>
        </Stack>
      ))}
    </Stack>
  ),
}

/** Children at their own width, centred. */
export const Centred: Story = {
  args: { align: 'center' },
  play: async ({ canvasElement }) => {
    const middles = boxesIn(canvasElement).map(({ left, right }) => Math.round(left + right))
    await expect(new Set(middles).size).toBe(1)
  },
}

/** It can be a list element. */
export const AsList: Story = {
  args: { as: 'ul', children: ['One', 'Two', 'Three'].map((words) => <li key={words}>{words}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** A long word breaks; the stack is never wider than its container. */
export const LongWords: Story = {
  args: { children: <Card>Unternehmensregistrierungsbescheinigungsnummernvergabestelle</Card> },
  decorators: [(Story) => <div style={{ inlineSize: '14rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const filings = [
  { name: 'GSTR-3B', words: 'Summary return and payment, by the 20th.' },
  { name: 'GSTR-1', words: 'Outward supplies, by the 11th.' },
]

/** Do: group related content by nested stacks, with smaller distances inside. */
export const Grouped: Story = {
  render: () => (
    <Stack gap="xl">
      {filings.map(({ name, words }) => (
        <Stack key={name} gap="xxs">
          <Heading level={3}>{name}</Heading>
          <Text>{words}</Text>
        </Stack>
      ))}
    </Stack>
  ),
}

/** Do not: equal distances do not show which text belongs to which heading. */
export const DoNotOneDistance: Story = {
  render: () => (
    <Stack gap="lg">
      {filings.flatMap(({ name, words }) => [
        <Heading key={name} level={3}>
          {name}
        </Heading>,
        <Text key={words}>{words}</Text>,
      ])}
    </Stack>
  ),
}
