import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { colours, pairs } from './contrast.ts'
import * as colour from './pages/colour-page.tsx'
import * as scale from './pages/scale-pages.tsx'

/** Rendered from the token files, so that the pages cannot differ from them. */
const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const themes = Object.keys(colours).length

export const Colours: Story = {
  render: () => <colour.Colours />,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader')
    await expect(names).toHaveLength(themes * Object.keys(colours.light).length)
  },
}
/** With no theme chosen, the system's preference applies: captured with dark and with more contrast. */
export const SystemColours: Story = {
  tags: ['system-dark', 'more-contrast', 'brand-system-dark'],
  render: () => <colour.SystemColours />,
}
export const Contrast: Story = {
  render: () => <colour.Contrast />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(themes * pairs.length)
  },
}
export const Type: Story = { render: () => <scale.Type /> }
export const Space: Story = { render: () => <scale.Space /> }
export const Shape: Story = { render: () => <scale.Shape /> }
export const Motion: Story = { render: () => <scale.Motion /> }
export const Breakpoints: Story = { render: () => <scale.Breakpoints /> }
