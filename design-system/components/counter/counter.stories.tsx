import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { Profiler } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Stat, StatGroup } from '../stat/index.ts'
import { Counter } from './index.ts'

const commits = fn()

const plus = (count: number) => `${count}+`

const meta = {
  title: 'Content/Counter',
  component: Counter,
  tags: ['!autodocs'],
  argTypes: { snapshot: { control: false } },
  args: { target: 3000, format: plus },
} satisfies Meta<typeof Counter>
export default meta
type Story = StoryObj<typeof meta>

const shown = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[aria-hidden]')?.textContent ?? canvasElement.textContent

/** Counts when it becomes visible. Its width and accessible text are always those of the final figure. */
export const Default: Story = {
  tags: ['motion'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).not.toBeNull())
    // A late font changes the width too.
    await document.fonts.ready
    const counter = canvasElement.querySelector('span')
    const width = counter?.offsetWidth
    const early = Number.parseInt(shown(canvasElement), 10)
    await expect(early).toBeLessThan(3000)
    await expect(counter?.firstElementChild).toHaveTextContent('3000+')
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).toBeNull())
    await expect(canvasElement).toHaveTextContent(/^3000\+$/)
    await expect(counter?.offsetWidth).toBe(width)
  },
}

/** Below the fold it waits until it is scrolled into view. */
export const BelowTheFold: Story = {
  tags: ['!dev', 'motion'],
  decorators: [(Story) => <div style={{ paddingBlockStart: '150vh' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeNull()
    canvasElement.querySelector('span')?.scrollIntoView({ behavior: 'instant' })
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).not.toBeNull())
  },
}

/** Frames write their figures into the page: React renders when counting starts and ends, and not in between. */
export const RendersNoFrame: Story = {
  tags: ['!dev', 'motion'],
  render: (args) => (
    <Profiler id="counter" onRender={commits}>
      <Counter {...args} />
    </Profiler>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).not.toBeNull())
    commits.mockClear()
    const figures = new Set<string | undefined>()
    await waitFor(() => {
      figures.add(canvasElement.querySelector('[aria-hidden]')?.textContent)
      return expect(figures.size).toBeGreaterThan(3)
    })
    await expect(commits).not.toHaveBeenCalled()
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).toBeNull())
    await expect(commits).toHaveBeenCalledOnce()
  },
}

/** Server-rendered: the final figure. */
export const Prerendered: Story = {
  tags: ['!dev'],
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<Counter {...args} />) }} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^3000\+$/)
  },
}

/** In the figures of a hero section. */
export const InStats: Story = {
  render: () => (
    <StatGroup>
      <Stat figure={<Counter target={3000} format={plus} />} label="happy clients" />
      <Stat figure={<Counter target={98} format={(count) => `${count}%`} />} label="success rate" />
      <Stat figure={<Counter target={15} format={plus} />} label="years of experience" />
    </StatGroup>
  ),
}

/** Do not: a year is not a quantity, and each intermediate year is wrong. */
export const DoNotCountAYear: Story = {
  render: () => (
    <StatGroup>
      <Stat figure={<Counter target={2011} />} label="in practice since" />
    </StatGroup>
  ),
}
