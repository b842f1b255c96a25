import type { Meta, StoryObj } from '@storybook/react-vite'
import { counterStates } from './counter.states.ts'
import { Counter } from './index.ts'

interface Args {
  state: string
}

const meta = {
  title: 'Content/Counter/States',
  tags: ['!autodocs'],
  render: ({ state }: Args) => (
    <Counter target={3000} format={(count) => `${count}+`} snapshot={counterStates.frozen(state)} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The final figure, as server-rendered. */
export const Unseen: Story = { args: { state: 'unseen' } }

/** At the start: frames write what follows. */
export const Counting: Story = { args: { state: 'counting' } }

/** The final figure, permanently. */
export const Counted: Story = { args: { state: 'counted' } }
