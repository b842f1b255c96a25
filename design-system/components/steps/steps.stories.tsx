import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DoubledText, Narrow } from '../field/story-helpers.tsx'
import { MessagesProvider } from '../messages/index.ts'
import { hindi } from '../messages/hindi.ts'
import { Steps } from './index.ts'

const steps = [
  { id: 'service', label: 'Service', answer: 'GST Filing' },
  { id: 'mode', label: 'How we meet', answer: 'Video call' },
  { id: 'day', label: 'Day', answer: 'Mon 7 Dec' },
  { id: 'slot', label: 'Time', answer: '10:30 IST' },
  { id: 'details', label: 'Your details' },
]

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  tags: ['!autodocs'],
  args: { steps, current: 'day', onReturn: fn() },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

/** The current step is marked; completed steps show their answers and can be returned to. */
export const Default: Story = {
  tags: ['dark', 'mobile', 'rtl', 'forced-colors', 'hover'],
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: 'Steps' })
    const [service, , day, slot] = canvas.getAllByRole('listitem')
    await expect(list).toBeVisible()
    await expect(day).toHaveAttribute('aria-current', 'step')
    await expect(service).not.toHaveAttribute('aria-current')
    await expect(slot).not.toHaveTextContent('10:30')
    await userEvent.click(canvas.getByRole('button', { name: /^Service ?, done: GST Filing$/ }))
    await expect(args.onReturn).toHaveBeenCalledOnce()
    await expect(args.onReturn).toHaveBeenCalledWith('service')
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

export const First: Story = {
  args: { current: 'service' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** All completed, and none can be returned to. */
export const Over: Story = {
  args: { current: null, onReturn: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByText(/done/)).toHaveLength(5)
  },
}

/** In a narrow container: numbers, and the current step's label. The others are for screen readers. */
export const NoRoom: Story = {
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await expect(canvas.getByRole('button', { name: /^Service ?, done: GST Filing$/ })).toBeInTheDocument()
  },
}

/** Up to four steps have their labels in the width of a phone; the answers are for screen readers. */
export const Few: Story = {
  tags: ['dark'],
  args: { steps: steps.slice(1), current: 'slot' },
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const { label } of steps.slice(1)) {
      const { width } = canvas.getByText(label).getBoundingClientRect()
      await expect(width).toBeGreaterThan(16)
      await expect(canvas.getByText(label).parentElement!.scrollWidth).toBeLessThanOrEqual(88)
    }
    await expect(canvas.getByRole('button', { name: /^How we meet ?, done: Video call$/ })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    steps: steps.map((step) => ({
      ...step,
      label: `${step.label} Unternehmensregistrierungsbescheinigung`,
    })),
  },
}

export const Hindi: Story = {
  args: {
    steps: [
      { id: 'service', label: 'सेवा', answer: 'जीएसटी' },
      { id: 'day', label: 'दिन' },
      { id: 'details', label: 'आपका विवरण' },
    ],
  },
  decorators: [
    (Story) => (
      <MessagesProvider value={hindi}>
        <div lang="hi">{Story()}</div>
      </MessagesProvider>
    ),
  ],
}

export const TextAt200Percent: Story = {
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Do not: two steps need no list. */
export const DoNotTwo: Story = {
  args: {
    steps: [
      { id: 'day', label: 'Day' },
      { id: 'details', label: 'Your details' },
    ],
  },
}
