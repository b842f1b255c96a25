import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { accountBook } from './brand-mark.samples.ts'
import { BrandMark } from './brand-mark.tsx'

const meta = {
  title: 'Content/Brand mark',
  component: BrandMark,
  tags: ['!autodocs'],
  args: { drawing: accountBook },
} satisfies Meta<typeof BrandMark>
export default meta
type Story = StoryObj<typeof meta>

/** Alone it has an accessible name. */
export const Alone: Story = {
  args: { title: 'Ledger House' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ledger House' })).toBeVisible()
  },
}

/** Next to the name it is decorative, so that the name is not read twice. */
export const BesideTheName: Story = {
  render: () => (
    <a
      href="#home"
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.625rem',
        font: '720 1.25rem var(--font-heading)',
      }}
    >
      <BrandMark drawing={accountBook} />
      Ledger House
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ledger House' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** Do not: with a title next to the name, the name is read twice. */
export const DoNotNameTwice: Story = {
  render: () => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.625rem' }}>
      <BrandMark drawing={accountBook} title="Ledger House" />
      Ledger House
    </span>
  ),
}
