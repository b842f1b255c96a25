import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from '../link/index.ts'
import { Text } from '../text/index.ts'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Link href="#elsewhere">A link of the header</Link>
      <main id="main" tabIndex={-1}>
        <Text>The content.</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

const isClipped = (element: HTMLElement) => getComputedStyle(element).clipPath !== 'none'

/** Press Tab: it appears as the first tab stop, and Enter moves to the content. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' })
    await expect(isClipped(link)).toBe(true)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(isClipped(link)).toBe(false)
    await expect(link.getAttribute('href')).toBe(`#${canvas.getByRole('main').id}`)
    await userEvent.tab()
    await expect(isClipped(link)).toBe(true)
  },
}

/** As it is shown while it has the focus. */
export const Focused: Story = {
  tags: ['dark', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  },
}
