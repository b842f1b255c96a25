import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/index.ts'
import { StarRating } from './star-rating.tsx'

const meta = {
  title: 'Content/Star rating',
  component: StarRating,
  tags: ['!autodocs'],
  args: { value: 4.5 },
} satisfies Meta<typeof StarRating>
export default meta
type Story = StoryObj<typeof meta>

/** "a five-star rating (full, partial, empty)" */
export const Partial: Story = {
  args: { size: 'medium' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 of 5' })).toBeVisible()
  },
}

/** Values with full, partial and empty stars. */
export const Values: Story = {
  render: (args) => (
    <Stack gap="xs">
      {[0, 0.25, 1, 2.5, 3.75, 5].map((value) => (
        <StarRating {...args} key={value} value={value} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const full = (name: string) =>
      [...canvas.getByRole('img', { name }).querySelectorAll('svg > svg > svg')].map((star) =>
        Number(star.getAttribute('width')),
      )
    await expect(full('0 of 5')).toEqual([])
    await expect(full('0.25 of 5')).toEqual([6])
    await expect(full('2.5 of 5')).toEqual([24, 24, 12])
    await expect(full('5 of 5')).toEqual([24, 24, 24, 24, 24])
  },
}

/** The row fills from the right. */
export const RightToLeft: Story = { args: { size: 'medium', value: 2.5 }, globals: { direction: 'rtl' } }

/** Do not: ten stars have to be counted. */
export const DoNotTenStars: Story = { args: { value: 7, highest: 10 } }
