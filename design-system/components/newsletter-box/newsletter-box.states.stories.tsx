import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewsletterBox } from './index.ts'
import { newsletterBoxMachine } from './newsletter-box.machine.ts'
import usage from './newsletter-box.stories.tsx'

const frozen = (value: 'idle' | 'asking' | 'thanked') =>
  newsletterBoxMachine.resolveState({ value, context: {} })

const meta = {
  title: 'Navigation/Newsletter box/States',
  component: NewsletterBox,
  tags: ['!autodocs'],
  args: usage.args,
} satisfies Meta<typeof NewsletterBox>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { args: { snapshot: frozen('idle') } }
export const Asking: Story = { args: { snapshot: frozen('asking') } }
export const Thanked: Story = { args: { snapshot: frozen('thanked') } }
