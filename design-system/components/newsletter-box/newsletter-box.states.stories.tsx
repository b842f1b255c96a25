import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewsletterBox } from './index.ts'
import { newsletterBoxStates } from './newsletter-box.states.ts'
import usage from './newsletter-box.stories.tsx'

interface Args {
  state: string
}

const meta = {
  title: 'Navigation/Newsletter box/States',
  tags: ['!autodocs'],
  render: ({ state }: Args) => <NewsletterBox {...usage.args} snapshot={newsletterBoxStates.frozen(state)} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Not submitted yet. */
export const Idle: Story = { tags: ['dark'], args: { state: 'idle' } }

/** Submitted with an empty field. */
export const Asking: Story = { tags: ['mobile', 'rtl', 'forced-colors'], args: { state: 'asking' } }

/** Submitted with an address, which was not sent anywhere. */
export const Thanked: Story = { args: { state: 'thanked' } }
