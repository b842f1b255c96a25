import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DoubledText, expectNothingOutside, hydrateAfter, Narrow } from '../field/story-helpers.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  tags: ['!autodocs'],
  args: { autoComplete: 'off', label: 'First name', name: 'firstName', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

/** A label and a box. A press on the label focuses the box. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' })
    await userEvent.click(canvas.getByText('First name'))
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Asha')
    await expect(input).toHaveValue('Asha')
    await expect(args.onChange).toHaveBeenLastCalledWith('Asha')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await expect(input).not.toHaveAttribute('aria-describedby')
  },
}

/** The description is read after the label. */
export const Described: Story = {
  args: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    description: 'We reply here within 24 hours.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'We reply here within 24 hours.',
    )
  },
}

/** The error message is next to the field, with an icon and a thicker border. */
export const Invalid: Story = {
  tags: ['dark', 'forced-colors'],
  args: {
    isRequired: true,
    defaultValue: 'A',
    description: 'As on your PAN card.',
    errorMessage: 'First name must be at least 2 characters.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).not.toHaveAttribute('required')
    await expect(input).toHaveAccessibleDescription(
      'First name must be at least 2 characters. As on your PAN card.',
    )
  },
}

/** An error that appears on blur is announced: its live region existed before. */
export const InvalidOnBlur: Story = {
  tags: ['!dev'],
  render: function Render(args) {
    const [error, setError] = useState<string>()
    const check = (value: string) =>
      setError(value.length < 2 ? 'First name must be at least 2 characters.' : undefined)
    return <TextField {...args} errorMessage={error} onBlur={(event) => check(event.currentTarget.value)} />
  },
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]')
    await expect(region).toBeEmptyDOMElement()
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'A')
    await userEvent.tab()
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBe(region)
    await expect(region).toHaveTextContent('First name must be at least 2 characters.')
    await userEvent.type(input, 'sha')
    await userEvent.tab()
    await expect(region).toBeEmptyDOMElement()
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

/** Most fields are required, so optional ones are marked. */
export const Optional: Story = {
  args: { label: 'GSTIN', name: 'gstin', isOptional: true, autoCapitalize: 'characters', spellCheck: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'GSTIN (optional)' })).not.toBeRequired()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Asha', description: 'Locked while your return is being filed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

/** Readable, focusable and copyable, but not editable. */
export const ReadOnly: Story = {
  args: { label: 'Reference', isReadOnly: true, defaultValue: 'EN-7Q4X-2M9K' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'x')
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('EN-7Q4X-2M9K')
  },
}

/** A figure with its unit, which is part of the accessible name and can be pressed like the label. */
export const Unit: Story = {
  args: {
    label: 'Salary for the year',
    prefix: '₹',
    figures: true,
    inputMode: 'numeric',
    defaultValue: '18,50,000',
    description: 'Eighteen lakh fifty thousand',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Salary for the year ₹' })
    await userEvent.click(canvas.getByText('₹'))
    await expect(input).toHaveFocus()
  },
}

/** A unit after the figure, invalid. */
export const UnitInvalid: Story = {
  args: {
    label: 'Interest rate',
    suffix: '% a year',
    figures: true,
    inputMode: 'decimal',
    defaultValue: '118',
    errorMessage: 'Enter a rate between 0 and 100.',
  },
}

/** Controlled by its parent, which keeps it in capitals. */
export const Controlled: Story = {
  tags: ['!dev'],
  render: function Render(args) {
    const [value, setValue] = useState('')
    return <TextField {...args} value={value} onChange={(text) => setValue(text.toUpperCase())} />
  },
  args: { label: 'PAN', name: 'pan' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'aaapl1234c')
    await expect(canvas.getByRole('textbox')).toHaveValue('AAAPL1234C')
  },
}

/** Typed or pasted text is never truncated. */
export const TooLong: Story = {
  args: { errorMessage: 'First name must be at most 100 characters.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('a'.repeat(5000))
    await expect(input).toHaveValue('a'.repeat(5000))
  },
}

/** A long label wraps; the box keeps its width. */
export const LongWords: Story = {
  args: {
    label: 'Unternehmensregistrierungsbescheinigungsnummer of the establishment',
    description: 'https://services.example/an-address-without-a-single-space-in-it-that-goes-on-and-on',
    errorMessage: 'Unternehmensregistrierungsbescheinigungsnummer must not be empty.',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: {
    label: 'आपका पहला नाम',
    description: 'जैसा पैन कार्ड पर लिखा है',
    errorMessage: 'पहला नाम कम से कम दो अक्षर का होना चाहिए।',
    defaultValue: 'आ',
    lang: 'hi',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

export const RightToLeft: Story = {
  args: { label: 'الراتب السنوي', prefix: '₹', figures: true, defaultValue: '18,50,000', isOptional: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const unit = canvas.getByText('₹').getBoundingClientRect()
    const input = canvas.getByRole('textbox').getBoundingClientRect()
    await expect(unit.left).toBeGreaterThan(input.right - unit.width)
  },
}

export const TextAt200Percent: Story = {
  args: { ...Invalid.args, prefix: '₹' },
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Text typed into the prerendered page is kept on hydration and later renders. */
export const TypedBeforeHydration: Story = {
  tags: ['!dev'],
  render: () => <form data-testid="page" />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId<HTMLFormElement>('page')
    const fields = (
      <>
        <TextField autoComplete="off" label="First name" name="firstName" />
        <TextField autoComplete="off" label="City" name="city" defaultValue="Bengaluru" />
      </>
    )
    const complaints = await hydrateAfter(page, fields, async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Asha')
      await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), ' Urban')
    })
    await expect(complaints).toEqual([])
    await expect(Object.fromEntries(new FormData(page))).toEqual({
      firstName: 'Asha',
      city: 'Bengaluru Urban',
    })
    page.reset()
    await expect(Object.fromEntries(new FormData(page))).toEqual({ firstName: '', city: 'Bengaluru' })
  },
}

/** Do not: neither the error nor its remedy is described. */
export const DoNotVagueError: Story = { args: { defaultValue: 'A', errorMessage: 'Invalid input.' } }
