import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { VisuallyHidden } from './index.ts'

const meta = {
  title: 'Content/Visually hidden',
  component: VisuallyHidden,
  tags: ['!autodocs'],
  args: { children: 'the bank statement of October' },
  render: (args) => (
    <Button>
      Upload <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** For screen readers only. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upload the bank statement of October' })).toBeVisible()
    await expect(canvas.getByText('the bank statement of October').getBoundingClientRect().width).toBe(1)
  },
}

/** Do not: information for everyone is hidden from sighted users. */
export const DoNotHideAWarning: Story = {
  render: () => (
    <Button>
      Delete <VisuallyHidden>for good: it cannot be brought back</VisuallyHidden>
    </Button>
  ),
}
