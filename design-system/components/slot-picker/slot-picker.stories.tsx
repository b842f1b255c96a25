import { useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { DoubledText, expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { Stack } from '../stack/index.ts'
import { SlotPicker, type SlotPickerHandle, type SlotPickerProps } from './index.ts'
import { times, timesInNewYork } from './slot-picker.samples.ts'

function Chosen(props: SlotPickerProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <SlotPicker {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Forms/Slot picker',
  component: SlotPicker,
  tags: ['!autodocs'],
  args: { label: 'Monday, 7 December 2026, IST', groups: times, value: null, onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SlotPicker>
export default meta
type Story = StoryObj<typeof meta>

/** Tab enters at the first or selected time; arrow keys select, also across the parts of the day. */
export const Default: Story = {
  tags: ['dark', 'mobile', 'rtl', 'forced-colors', 'hover'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Monday, 7 December 2026, IST' })).toBeVisible()
    await userEvent.click(canvas.getByText('11:30 AM'))
    await expect(args.onChange).toHaveBeenLastCalledWith('11:30 AM')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('12:00 PM')
    await expect(canvas.getByRole('radio', { name: '12:00 PM' })).toBeChecked()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '12:00 PM' })).toHaveFocus()
  },
}

/** Each time also in the visitor's time zone, as part of its accessible name. */
export const FromAfar: Story = {
  args: {
    groups: timesInNewYork,
    value: '10:00 AM',
    description: 'Small figures are your own time, New York.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Small figures are your own time, New York.',
    )
    await expect(canvas.getByRole('radio', { name: '9:30 AM 11:00 PM, Sun 6 Dec' })).not.toBeChecked()
  },
}

/** None selected: an error message, and its parent can focus it. */
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Choose a time.' },
  render: function Render(args) {
    const picker = useRef<SlotPickerHandle>(null)
    return (
      <Stack align="start">
        <Chosen {...args} ref={picker} />
        <Button onPress={() => picker.current?.focus()}>Continue</Button>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription('Choose a time.')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('radio', { name: '9:30 AM' })).toHaveFocus()
  },
}

/** A part of the day without free times is omitted. */
export const OnlyAfternoon: Story = {
  args: { groups: times.map((group) => (group.label === 'Afternoon' ? group : { ...group, slots: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Morning')).toBeNull()
    await expect(canvas.getByRole('group', { name: 'Afternoon' })).toBeVisible()
  },
}

export const NoRoom: Story = {
  args: FromAfar.args,
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: {
    label: 'सोमवार, 7 दिसंबर 2026, भारतीय समय',
    groups: [
      { label: 'सुबह', slots: [{ value: '9:30', time: '9:30' }] },
      { label: 'दोपहर', slots: [{ value: '14:30', time: '2:30' }] },
    ],
    value: '9:30',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

export const TextAt200Percent: Story = {
  args: FromAfar.args,
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Do not: options that are not times; a list is easier to read. */
export const DoNotWords: Story = {
  args: {
    label: 'What do you need?',
    groups: [
      {
        label: 'Services',
        slots: [
          { value: 'gst', time: 'A GST registration for the first time' },
          { value: 'notice', time: 'An answer to a notice' },
        ],
      },
    ],
  },
}
