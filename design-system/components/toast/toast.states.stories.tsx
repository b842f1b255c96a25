import type { Meta, StoryObj } from '@storybook/react-vite'
import { ToastRegion } from '../toast-region/index.ts'
import { ToastProvider } from './index.ts'
import { toastMachine, type ToastContext } from './toast.machine.ts'

type Value = Parameters<typeof toastMachine.resolveState>[0]['value']

const toast: ToastContext['toast'] = {
  id: 'toast-1',
  title: 'Message sent!',
  description: "We've received your inquiry and will respond shortly.",
  variant: 'default',
  duration: 5000,
}

interface Args {
  value: Value
  context?: Partial<ToastContext>
}

const atRest = { now: () => 0, toast, timeLeft: 5000, countingSince: 0, pausedBy: [], swiped: 0 }

const meta = {
  title: 'Feedback/Toast/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  render: ({ value, context }: Args) => (
    <ToastProvider>
      <ToastRegion snapshot={toastMachine.resolveState({ value, context: { ...atRest, ...context } })} />
    </ToastProvider>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const counting = { shown: { countdown: 'counting', swipe: 'resting' } } as const

/** No toast: nothing is there but two empty live regions. */
export const Empty: Story = { args: { value: 'empty', context: { toast: undefined } } }

/** Its time runs. */
export const Counting: Story = { args: { value: counting } }

/** Its time waits: under the pointer, with the focus in it, on a hidden page, in a blurred window. */
export const Paused: Story = {
  args: { value: { shown: { countdown: 'paused', swipe: 'resting' } }, context: { pausedBy: ['hover'] } },
}

/** Under a finger, 40 px from its place. */
export const Swiping: Story = {
  args: {
    value: { shown: { countdown: 'paused', swipe: 'swiping' } },
    context: { pausedBy: ['swipe'], swiped: 40 },
  },
}

/** Bad news, with what can be done about it. */
export const Destructive: Story = {
  args: {
    value: counting,
    context: {
      toast: {
        id: 'toast-1',
        title: 'Error sending message',
        description: 'Please try again or contact us directly via phone.',
        variant: 'destructive',
        duration: 5000,
        action: { label: 'Call us', href: 'tel:+910000000000' },
      },
    },
  },
}

/** Waiting for its removal: neither visible nor in the accessibility tree. */
export const Dismissed: Story = { args: { value: 'dismissed' } }

export const DestructiveDark: Story = { ...Destructive, globals: { theme: 'dark' } }

/** On a small screen: as wide as it, at the top. */
export const Mobile: Story = { ...Destructive, globals: { viewport: { value: 'mobile' } } }

export const RightToLeft: Story = { ...Swiping, globals: { direction: 'rtl' } }
