import { useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { DoubledText, expectNothingOutside, hydrateAfter, Narrow } from '../field/story-helpers.tsx'
import { Stack } from '../stack/index.ts'
import { RadioGroup, type RadioGroupHandle } from './index.ts'

const modes = [
  { value: 'video', label: 'Video call' },
  { value: 'phone', label: 'Phone call' },
  { value: 'person', label: 'In person, at our office in Bengaluru' },
]
const ages = [
  { value: 'below-60', label: 'Below 60' },
  { value: '60-79', label: '60 to 79' },
  { value: '80', label: '80 and above' },
]

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  tags: ['!autodocs'],
  args: { label: 'How shall we meet?', name: 'mode', options: modes, onChange: fn() },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

/** In a column. Tab enters at the first option; arrow keys select, and wrap at both ends. */
export const List: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How shall we meet?' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Video call' })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: 'Video call' })).not.toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Phone call' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /In person/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('person')
    await userEvent.click(canvas.getByText('Video call'))
    await expect(canvas.getByRole('radio', { name: 'Video call' })).toBeChecked()
  },
}

/** In a row, for a few short labels. */
export const Segmented: Story = {
  args: {
    label: 'Age on 31 March',
    variant: 'segmented',
    options: ages,
    defaultValue: 'below-60',
    name: 'age',
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '60 to 79' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '80 and above' })).toBeChecked()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('radio', { name: '80 and above' })).not.toHaveFocus()
    await userEvent.click(canvas.getByText('Below 60'))
  },
}

/** In right-to-left languages the right arrow selects the previous option. */
export const SegmentedRightToLeft: Story = {
  args: {
    label: 'العمر',
    variant: 'segmented',
    options: [
      { value: 'below-60', label: 'أقل من 60' },
      { value: '60-79', label: '60 إلى 79' },
      { value: '80', label: '80 فأكثر' },
    ],
    defaultValue: 'below-60',
  },
  globals: { direction: 'rtl' },
  decorators: [(Story) => <div lang="ar">{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '60 إلى 79' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'أقل من 60' })).toBeChecked()
  },
}

/** Group and options are invalid; its parent can focus it. */
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Choose how we shall meet.' },
  render: function Render(args) {
    const group = useRef<RadioGroupHandle>(null)
    return (
      <Stack align="start">
        <RadioGroup {...args} ref={group} />
        <Button onPress={() => group.current?.focus()}>Book</Button>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription('Choose how we shall meet.')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('radio', { name: 'Video call' })).toHaveFocus()
    await userEvent.click(canvas.getByText('Phone call'))
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('radio', { name: 'Phone call' })).toHaveFocus()
  },
}

export const SegmentedInvalid: Story = {
  args: { ...Segmented.args, defaultValue: null, errorMessage: 'Choose an age.' },
}

export const Described: Story = {
  args: { description: 'Times are Indian Standard Time.', isOptional: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How shall we meet? (optional)' })
    await expect(group).toHaveAccessibleDescription('Times are Indian Standard Time.')
  },
}

export const Disabled: Story = {
  tags: ['forced-colors'],
  args: { isDisabled: true, defaultValue: 'phone' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
}

/** The chosen segment of a disabled group differs from the others. */
export const SegmentedDisabled: Story = {
  tags: ['dark', 'forced-colors'],
  args: { ...Segmented.args, isDisabled: true, defaultValue: '60-79' },
  play: async ({ canvas }) => {
    const [other, chosen] = ['Below 60', '60 to 79'].map(
      (name) => getComputedStyle(canvas.getByText(name).closest('label')!).backgroundColor,
    )
    await expect(chosen).not.toBe(other)
  },
}

/** One option is disabled: arrow keys skip it. */
export const DisabledOption: Story = {
  args: {
    ...Segmented.args,
    options: ages.map((age) => ({ ...age, isDisabled: age.value === '60-79' })),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '80 and above' })).toBeChecked()
  },
}

/** Controlled by its parent. */
export const Controlled: Story = {
  tags: ['!dev'],
  render: function Render(args) {
    const [value, setValue] = useState<string | null>('video')
    return (
      <RadioGroup {...args} value={value} onChange={setValue} description={`Kept by the page: ${value}`} />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Phone call'))
    await expect(canvas.getByText('Kept by the page: phone')).toBeVisible()
  },
}

/** Segments that do not fit in a row wrap. */
export const LongWords: Story = {
  args: {
    ...Segmented.args,
    options: [
      ...ages,
      { value: 'long', label: 'Unternehmensregistrierungsbescheinigung' },
      { value: 'none', label: 'I would rather not say' },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: {
    label: 'हम कैसे मिलें?',
    options: [
      { value: 'video', label: 'वीडियो कॉल' },
      { value: 'phone', label: 'फ़ोन पर' },
    ],
    defaultValue: 'phone',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

export const TextAt200Percent: Story = {
  args: Segmented.args,
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** An option selected in the prerendered page, and shown so, stays selected after hydration and later renders. */
export const ChosenBeforeHydration: Story = {
  tags: ['!dev'],
  render: () => <form data-testid="page" />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId<HTMLFormElement>('page')
    const owner = fn()
    const fields = (
      <>
        <RadioGroup label="Mode" name="mode" options={modes} />
        <RadioGroup
          label="Age"
          name="age"
          options={ages}
          variant="segmented"
          defaultValue="80"
          onChange={owner}
        />
      </>
    )
    const complaints = await hydrateAfter(page, fields, async () => {
      await userEvent.click(canvas.getByText('Phone call'))
      await userEvent.click(canvas.getByText('60 to 79'))
    })
    await expect(complaints).toEqual([])
    await expect(Object.fromEntries(new FormData(page))).toEqual({ mode: 'phone', age: '60-79' })
    await expect(owner).toHaveBeenCalledWith('60-79')
    await userEvent.click(canvas.getByText('Video call'))
    await expect(new FormData(page).get('mode')).toBe('video')
  },
}

/** A form reset restores the initial selection. */
export const Reset: Story = {
  tags: ['!dev'],
  args: Segmented.args,
  render: (args) => (
    <form data-testid="form">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('80 and above'))
    canvas.getByTestId<HTMLFormElement>('form').reset()
    await expect(args.onChange).toHaveBeenLastCalledWith('below-60')
    await expect(canvas.getByRole('radio', { name: 'Below 60' })).toBeChecked()
  },
}

/** Do not: many or long options wrap a segmented group; a list is easier to read. */
export const DoNotLongSegments: Story = {
  args: {
    ...Segmented.args,
    label: 'What do you need?',
    options: [
      { value: 'register', label: 'A GST registration for the first time' },
      { value: 'returns', label: 'Monthly and quarterly returns' },
      { value: 'notice', label: 'An answer to a notice' },
      { value: 'refund', label: 'A refund of input credit' },
    ],
    defaultValue: null,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '38rem' }}>{Story()}</div>],
}
