import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { raiseViewportFloor } from '../viewport-floor/index.ts'
import { FeedbackButton } from './index.ts'

const meta = {
  title: 'Feedback/Feedback button',
  component: FeedbackButton,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  args: { onPress: fn(), onIntent: fn() },
} satisfies Meta<typeof FeedbackButton>
export default meta
type Story = StoryObj<typeof meta>

/** "Floating feedback button at bottom right on every page." */
export const Default: Story = {
  tags: ['large-text-phone', 'hover'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Feedback' })
    // Storybook's own overlay may have been there when the button was mounted.
    window.dispatchEvent(new Event('resize'))
    await waitFor(() => expect(button).toHaveAttribute('data-place', 'free'))
    const { right, bottom, height } = button.getBoundingClientRect()
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    await expect(window.innerWidth - right).toBeLessThan(3 * rem)
    await expect(window.innerHeight - bottom).toBeLessThan(2 * rem)
    await expect(height).toBeGreaterThanOrEqual(44)
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')

    await userEvent.hover(button)
    await expect(args.onIntent).toHaveBeenCalled()
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

/** "On phones a 44 px round." */
export const Round: Story = {
  tags: ['dark', 'forced-colors'],
  globals: { viewport: { value: 'mobile' } },
}

/** At the bottom left in right-to-left text. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().left).toBeLessThan(48)
  },
}

/** It "never covers … the focused element": it hides, and reappears when the focus moves on, also to the button itself. */
export const MakesWay: Story = {
  render: (args) => (
    <>
      <a href="#here" style={{ position: 'fixed', insetBlockEnd: '1.5rem', insetInlineEnd: '2rem' }}>
        The last link with many words
      </a>
      <FeedbackButton {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Feedback' })
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await waitFor(() => expect(button).toHaveAttribute('data-place', 'taken'))
    await waitFor(() => expect(getComputedStyle(button).opacity).toBe('0'))
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(getComputedStyle(button).opacity).toBe('1'))
  },
}

/** "Never covers text": it hides over a line of it, also without the focus, and stays beside one. */
export const MakesWayForText: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      <p style={{ position: 'fixed', insetBlockEnd: '1.5rem', insetInlineEnd: '2rem' }}>The last line</p>
      <FeedbackButton {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Feedback' })
    await waitFor(() => expect(button).toHaveAttribute('data-place', 'taken'))
    canvas.getByText('The last line').style.insetInlineEnd = '50%'
    window.dispatchEvent(new Event('resize'))
    await waitFor(() => expect(button).toHaveAttribute('data-place', 'free'))
  },
}

/** Above a bar at the bottom of the viewport. */
export const OnAFloor: Story = {
  beforeEach: () => raiseViewportFloor(120),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button').getBoundingClientRect()
    await expect(window.innerHeight - bottom).toBeGreaterThanOrEqual(120)
    // The end of the page can be scrolled above the bar. A build may run a story before a shared style sheet is loaded.
    await waitFor(() => expect(getComputedStyle(document.body, '::after').blockSize).toBe('120px'))
  },
}
