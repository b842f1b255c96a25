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

/** Digits are grouped in lakh and crore as they are typed. */
export const Default: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Salary for the year ₹' })
    await userEvent.type(input, '1234567.')
    await expect(input).toHaveValue('12,34,567.')
    await expect(args.onChange).toHaveBeenLastCalledWith('12,34,567.')
    await userEvent.tab()
    await expect(input).toHaveValue('12,34,567')
    await expect(args.onChange).toHaveBeenLastCalledWith('12,34,567')
  },
}

/** A figure that is changed in its middle is grouped anew, and the caret stays beside its digit. */
export const Changed: Story = {
  args: { label: 'Salary for the year' },
  render: function Render(args) {
    const [value, setValue] = useState('18,50,000')
    return <CurrencyField {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '7', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(input).toHaveValue('1,87,50,000')
    await expect(input.selectionStart).toBe(4)
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(input).toHaveValue('1,50,000')
    await expect(input.selectionStart).toBe(1)
  },
}

/** What is pasted with a sign and paise is understood. */
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

/** What is no amount stays as it was typed, beside the message. */
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
