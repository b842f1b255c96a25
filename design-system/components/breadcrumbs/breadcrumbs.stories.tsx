import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { Breadcrumbs } from './index.ts'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['!autodocs'],
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Tools', href: '#tools' },
    ],
    current: 'Income tax, both regimes',
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

/** The last entry is the current page, and not a link. */
export const Default: Story = {
  tags: ['dark', 'rtl', 'hover'],
  play: async ({ canvas }) => {
    const landmark = canvas.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(landmark).toBeVisible()
    const links = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual(['Home', 'Tools'])
    const current = canvas.getByText('Income tax, both regimes')
    await expect(current).toHaveAttribute('aria-current', 'page')
  },
}

/** A long path on a small screen wraps between entries. */
export const Wrapping: Story = {
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

/** Do not: a single ancestor is already in the header. */
export const DoNotAlone: Story = { args: { items: [], current: 'Home' } }
