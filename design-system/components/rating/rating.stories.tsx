import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DoubledText, hydrateAfter } from '../field/story-helpers.tsx'
import { Rating } from './rating.tsx'

const labels = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent']

const meta = {
  title: 'Forms/Rating',
  component: Rating,
  tags: ['!autodocs'],
  args: { label: 'How was it?', name: 'score', labels, onChange: fn() },
} satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

const fullStars = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('label svg svg svg path')].filter((star) =>
    star.checkVisibility({ visibilityProperty: true }),
  ).length

/** Announced as "3 of 5, Good"; one tab stop, arrow keys select. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How was it?' })).toBeVisible()
    await expect(fullStars(canvasElement)).toBe(0)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '1 of 5, Poor' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '3 of 5, Good' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await expect(fullStars(canvasElement)).toBe(3)
    await userEvent.click(canvas.getByText('Very Good'))
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await expect(fullStars(canvasElement)).toBe(4)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '1 of 5, Poor' })).toBeChecked()
  },
}

/** An initial score. On hover the stars preview a press, and afterwards show the score again. */
export const Chosen: Story = {
  tags: ['dark', 'hover'],
  args: { defaultValue: 4 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: '4 of 5, Very Good' })).toBeChecked()
    await expect(fullStars(canvasElement)).toBe(4)
  },
}

/** Every score is at least 44 px in both directions. */
export const Target: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const word of labels) {
      const { width, height } = canvas.getByText(word).closest('label')!.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
}

export const Described: Story = { args: { description: 'Your score is stored without your name.' } }

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Choose a score from 1 to 5.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a score from 1 to 5.')
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 2 } }

export const Hindi: Story = {
  args: {
    label: 'आपका अनुभव कैसा रहा?',
    labels: ['ख़राब', 'ठीक', 'अच्छा', 'बहुत अच्छा', 'उत्कृष्ट'],
    defaultValue: 3,
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

/** Scores start at the right, and the left arrow increases the score. */
export const RightToLeft: Story = {
  args: { label: 'كيف كانت؟', labels: ['سيئ', 'مقبول', 'جيد', 'جيد جدا', 'ممتاز'] },
  globals: { direction: 'rtl' },
  decorators: [(Story) => <div lang="ar">{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '2 of 5, مقبول' })).toBeChecked()
  },
}

export const TextAt200Percent: Story = {
  args: { defaultValue: 5 },
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** A score selected in the prerendered page, and shown so, stays selected after hydration. */
export const GivenBeforeHydration: Story = {
  tags: ['!dev'],
  render: () => <form data-testid="page" />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId<HTMLFormElement>('page')
    const complaints = await hydrateAfter(
      page,
      <Rating label="How was it?" name="score" labels={labels} />,
      async () => {
        await userEvent.click(canvas.getByText('Good'))
        await expect(fullStars(page)).toBe(3)
      },
    )
    await expect(complaints).toEqual([])
    await expect(new FormData(page).get('score')).toBe('3')
    await expect(fullStars(page)).toBe(3)
  },
}

/** Do not: ten scores are hard to distinguish, and their labels do not fit. */
export const DoNotTenScores: Story = {
  args: {
    labels: [
      'Very poor',
      'Poor',
      'Weak',
      'Rather weak',
      'Fair',
      'Passable',
      'Good',
      'Rather good',
      'Very good',
      'Excellent',
    ],
  },
}
