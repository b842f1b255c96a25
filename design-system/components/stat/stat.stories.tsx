import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stat, StatGroup } from './index.ts'

const meta = {
  title: 'Content/Stat',
  component: Stat,
  subcomponents: { StatGroup },
  tags: ['!autodocs'],
  args: { figure: '98%', label: 'success rate' },
  render: () => (
    <StatGroup>
      <Stat figure="3000+" label="happy clients" />
      <Stat figure="98%" label="success rate" />
      <Stat figure="15+" label="years of experience" />
    </StatGroup>
  ),
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

/** The label is the term, the figure its description. */
export const Group: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'happy clients',
      'success rate',
      'years of experience',
    ])
    const [figure, label] = [canvasElement.querySelector('dd'), canvasElement.querySelector('dt')]
    await expect(figure?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      label?.getBoundingClientRect().top ?? 0,
    )
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } }
export const InHindi: Story = {
  render: () => (
    <StatGroup>
      <Stat figure="98%" label="सफल दाखिले की दर" />
      <Stat figure="₹12,34,567" label="लौटाया गया कर" />
    </StatGroup>
  ),
}

/** Four in two aligned columns. */
export const Pairs: Story = {
  render: () => (
    <StatGroup layout="pairs">
      <Stat figure="5000+" label="clients served" />
      <Stat figure="15" label="years of experience" />
      <Stat figure="28" label="states served" />
      <Stat figure="99%" label="client satisfaction" />
    </StatGroup>
  ),
  play: async ({ canvasElement }) => {
    const [first, , third] = [...canvasElement.querySelectorAll('dd')]
    await expect(third?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left)
  },
}

/** Do not: a sentence as a label is separated from its figure, and hard to compare. */
export const DoNotSentences: Story = {
  render: () => (
    <StatGroup>
      <Stat
        figure="98%"
        label="of the returns that we filed in the last financial year were accepted at the first attempt"
      />
      <Stat figure="15+" label="years of experience" />
    </StatGroup>
  ),
}
