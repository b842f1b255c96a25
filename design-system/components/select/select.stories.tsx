import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DoubledText, expectNothingOutside, hydrateAfter, Narrow } from '../field/story-helpers.tsx'
import { Select } from './select.tsx'

const services = [
  { value: 'tax-services', label: 'Tax Services' },
  { value: 'gst-services', label: 'GST Services' },
  { value: 'accounting', label: 'Accounting & Bookkeeping' },
  { value: 'other', label: 'Other, please specify' },
]

const gstReturns = [
  { value: 'monthly', label: 'Monthly GST' },
  { value: 'none', label: 'No GST' },
]

const meta = {
  title: 'Forms/Select',
  component: Select,
  tags: ['!autodocs'],
  args: {
    label: 'Service',
    name: 'service',
    options: services,
    placeholder: 'Choose a service',
    onChange: fn(),
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

/** Initially nothing is selected; the placeholder says what to do. */
export const Default: Story = {
  tags: ['dark', 'large-text-phone'],
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Service' })
    await expect(select).toHaveValue('')
    await expect(select).toHaveDisplayValue('Choose a service')
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'GST Services')
    await expect(args.onChange).toHaveBeenLastCalledWith('gst-services')
    await userEvent.selectOptions(select, 'Choose a service')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

/** With an initial value, in a container as wide as the longest label. */
export const Chosen: Story = {
  args: { defaultValue: 'accounting', description: 'You can change it later.' },
  decorators: [(Story) => <div style={{ inlineSize: 'fit-content' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Accounting & Bookkeeping')
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('You can change it later.')
  },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please select a service.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox')
    await expect(select).toBeInvalid()
    await expect(select).toBeRequired()
    await expect(select).toHaveAccessibleDescription('Please select a service.')
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'gst-services' } }

/** One option is disabled. */
export const DisabledOption: Story = {
  args: { options: services.map((service) => ({ ...service, isDisabled: service.value === 'accounting' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Accounting & Bookkeeping' })).toBeDisabled()
  },
}

/** Controlled by its parent. */
export const Controlled: Story = {
  tags: ['!dev'],
  render: function Render(args) {
    const [value, setValue] = useState('other')
    return <Select {...args} value={value} onChange={setValue} description={`Kept by the page: ${value}`} />
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Tax Services')
    await expect(canvas.getByText('Kept by the page: tax-services')).toBeVisible()
  },
}

/** The longest labels are truncated in the box, without overflow; the open list shows them completely. */
export const LongWords: Story = {
  args: {
    options: [
      { value: 'long', label: 'Registration of a limited liability partnership with foreign partners' },
    ],
    defaultValue: 'long',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: { label: 'सेवा', placeholder: 'सेवा चुनें', options: [{ value: 'gst', label: 'जीएसटी पंजीकरण और रिटर्न' }] },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

export const RightToLeft: Story = {
  args: { label: 'الخدمة', placeholder: 'اختر خدمة', options: [{ value: 'gst', label: 'ضريبة السلع' }] },
  globals: { direction: 'rtl' },
}

export const TextAt200Percent: Story = {
  args: Invalid.args,
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Within a line: the options say what they are about, the label is read out only. */
export const Compact: Story = {
  tags: ['dark', 'forced-colors'],
  args: { size: 'compact', placeholder: undefined, label: 'GST returns', options: gstReturns },
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: 'GST returns' })
    await expect(select).toHaveDisplayValue('Monthly GST')
    const { height, left, right } = select.getBoundingClientRect()
    // WCAG 2.5.8.
    await expect(height).toBeGreaterThanOrEqual(24)
    const arrow = canvasElement.querySelector('svg')!.getBoundingClientRect()
    await expect(arrow.left).toBeGreaterThan(left)
    await expect(arrow.right).toBeLessThan(right)
  },
}

/** An option selected in the prerendered page stays selected after hydration and later renders. */
export const ChosenBeforeHydration: Story = {
  tags: ['!dev'],
  render: () => <form data-testid="page" />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId<HTMLFormElement>('page')
    const fields = (
      <>
        <Select label="Service" name="service" options={services} placeholder="Choose a service" />
        <Select label="Second service" name="second" options={services} defaultValue="other" />
      </>
    )
    const complaints = await hydrateAfter(page, fields, async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Service' }), 'GST Services')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Second service' }), 'Tax Services')
    })
    await expect(complaints).toEqual([])
    await expect(Object.fromEntries(new FormData(page))).toEqual({
      service: 'gst-services',
      second: 'tax-services',
    })
  },
}

/** Do not: two options are hidden behind a press. */
export const DoNotForTwo: Story = {
  args: {
    label: 'Are you registered for GST?',
    name: 'registered',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
}
