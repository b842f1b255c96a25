import type { Meta, StoryObj } from '@storybook/react-vite'
import { Counter } from './index.ts'
import { counterMachine } from './counter.machine.ts'

const frozen = (value: 'unseen' | 'counting' | 'counted', elapsed = 0) =>
  counterMachine.resolveState({ value, context: { elapsed } })

const meta = {
  title: 'Content/Counter/States',
  component: Counter,
  tags: ['!autodocs'],
  args: { target: 3000, format: (count) => `${count}+` },
} satisfies Meta<typeof Counter>
export default meta
type Story = StoryObj<typeof meta>

export const Unseen: Story = { args: { snapshot: frozen('unseen') } }
export const Counting: Story = { args: { snapshot: frozen('counting', 500) } }
export const Counted: Story = { args: { snapshot: frozen('counted') } }
