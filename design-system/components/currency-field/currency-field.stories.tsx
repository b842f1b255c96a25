import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CurrencyField } from './index.ts'

const meta = {
  title: 'Forms/Currency field',
  component: CurrencyField,
  tags: ['!autodocs'],
  args: { label: 'Salary for the year', name: 'salary', onChange: fn() },
} satisfies Meta<typeof CurrencyField>
export default meta
type Story = StoryObj<typeof meta>

/** Digits are grouped in lakh and crore on blur, not while typing. */
export const Default: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Salary for the year ₹' })
    await userEvent.type(input, '1234567.5')
    await expect(input).toHaveValue('1234567.5')
    await userEvent.tab()
    await expect(input).toHaveValue('12,34,567.5')
    await expect(args.onChange).toHaveBeenLastCalledWith('12,34,567.5')
  },
}

/** An edited figure keeps its commas where they are until blur. */
export const Changed: Story = {
  tags: ['!dev'],
  args: { defaultValue: '18,50,000' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '7')
    await expect(input).toHaveValue('18,50,0007')
    await userEvent.tab()
    await expect(input).toHaveValue('1,85,00,007')
  },
}

/** Pasted amounts may have a sign and paise. */
export const Pasted: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('')
    return <CurrencyField {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('₹12,34,567.00')
    await userEvent.tab()
    await expect(input).toHaveValue('12,34,567.00')
  },
}

/** Invalid input is not changed, and has an error message. */
export const Invalid: Story = {
  args: { defaultValue: 'twelve lakh', errorMessage: 'Enter the amount in digits, such as 12,00,000.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).toHaveValue('twelve lakh')
    await expect(input).toBeInvalid()
  },
}

export const Described: Story = {
  tags: ['rtl'],
  args: { description: 'Before any deduction, as on Form 16.', defaultValue: '12,75,000' },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '12,75,000' } }
