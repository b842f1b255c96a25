import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { Heading } from '../heading/index.ts'
import { Inline } from '../inline/index.ts'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Content/Badge',
  component: Badge,
  tags: ['!autodocs'],
  args: { children: 'in 17 days' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

/** Next to a name, and part of its text. */
export const New: Story = {
  render: () => (
    <Heading level={3}>
      Data Confidentiality <Badge variant="outline">NEW</Badge>
    </Heading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Data Confidentiality NEW' })).toBeVisible()
  },
}

/** The state of a row. */
export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge tone="accent">Featured Review</Badge>
      <Badge tone="danger">in 3 days</Badge>
      <Badge tone="positive">in 21 days</Badge>
      <Badge tone="neutral">not started</Badge>
    </Inline>
  ),
}

/** Longer than its container: it wraps, and nothing is clipped. */
export const LongWords: Story = {
  args: { tone: 'positive', children: 'opened by Meera Narayanan on 18 November' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: { children: '१७ दिन में' },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

/** Do not: if everything is marked, nothing stands out. */
export const DoNotMarkAll: Story = {
  render: () => (
    <Inline gap="lg">
      {['Tools', 'Templates', 'Articles'].map((name) => (
        <Heading key={name} level={3}>
          {name} <Badge variant="outline">NEW</Badge>
        </Heading>
      ))}
    </Inline>
  ),
}
