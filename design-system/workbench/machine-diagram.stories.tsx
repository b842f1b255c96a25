import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { counterMachine } from '../components/counter/counter.machine.ts'
import { headerMachine } from '../components/header/header.machine.ts'
import { MachineDiagram } from './machine-diagram.tsx'

const meta = {
  title: 'Foundations/Machine diagram',
  component: MachineDiagram,
  tags: ['!autodocs'],
} satisfies Meta<typeof MachineDiagram>
export default meta
type Story = StoryObj<typeof meta>

/** Parallel and nested states, a delay, guards and actions. */
export const Header: Story = {
  args: { machine: headerMachine },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'States of header' })).toBeVisible()
    const events = headerMachine.events.filter((event) => !event.startsWith('xstate.'))
    await expect(events.length).toBeGreaterThan(8)
    for (const event of events) await expect(canvasElement).toHaveTextContent(event)
    await expect(canvasElement.querySelectorAll('[data-kind="atomic"]')).toHaveLength(8)
    await expect(canvas.getAllByText('after 300 ms')).toHaveLength(2)
    await expect(canvasElement).not.toHaveTextContent(/unnamed|raise|cancel/)
  },
}

/** A machine with a final state. */
export const Counter: Story = {
  args: { machine: counterMachine },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('after 2000 ms')).toBeVisible()
  },
}
