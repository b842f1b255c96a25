import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { officeDays, officeDaysInHindi } from '../calendar/calendar.samples.ts'
import { DoubledText, expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { MessagesProvider } from '../messages/index.ts'
import { hindi } from '../messages/hindi.ts'
import { DatePicker } from './index.ts'

const meta = {
  title: 'Forms/Date picker',
  component: DatePicker,
  tags: ['!autodocs'],
  args: {
    label: 'Day of the visit',
    name: 'visit',
    min: '2026-11-22',
    max: '2027-01-20',
    today: '2026-12-02',
    dayInfo: officeDays,
    onChange: fn(),
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const parts = (canvas: Canvas) => canvas.getAllByRole('spinbutton')
const opener = (canvas: Canvas) => canvas.getByRole('button', { name: /^Calendar/ })
const day = (name: string | RegExp) => within(screen.getByRole('dialog')).getByRole('button', { name })
const filled = { defaultValue: '2026-12-09' } as const
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Typed, or chosen from the calendar; a chosen day closes it, and the focus returns to the button. */
export const Default: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'high-contrast'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Day of the visit' })).toHaveTextContent('dd/mm/yyyy')
    await userEvent.click(opener(canvas))
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Calendar Day of the visit')
    await userEvent.click(day('Friday, 25 December 2026, Holiday, Christmas, not available'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(day('Wednesday, 16 December 2026'))
    await closed()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-16')
    await expect(parts(canvas).map((part) => part.textContent)).toEqual(['16', '12', '2026'])
    await waitFor(() => expect(opener(canvas)).toHaveFocus())
    opener(canvas).blur()
  },
}

/** The open calendar, at the selected day. */
export const Open: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'high-contrast'],
  args: filled,
  play: async ({ canvas }) => {
    await userEvent.click(opener(canvas))
    await waitFor(() => expect(day('Wednesday, 9 December 2026')).toHaveFocus())
  },
}

/** Alt and Down, or Enter on the button, opens the calendar; Escape closes it without a choice. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  args: filled,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(day('Wednesday, 9 December 2026')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(day(/^Thursday, 10 December 2026, Full, No time is left/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(args.onChange).not.toHaveBeenCalled()
    opener(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(day('Wednesday, 9 December 2026')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{End}{ArrowLeft}{Enter}')
    await closed()
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-19')
    await waitFor(() => expect(opener(canvas)).toHaveFocus())
  },
}

export const Filled: Story = { tags: ['dark'], args: filled }

export const Focused: Story = {
  tags: ['dark', 'forced-colors'],
  args: filled,
  play: async ({ canvas }) => {
    opener(canvas).focus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(opener(canvas)).toHaveFocus()
  },
}

export const Invalid: Story = {
  tags: ['dark', 'forced-colors'],
  args: {
    ...filled,
    isRequired: true,
    description: 'We visit on working days.',
    errorMessage: 'Choose a day on which you are at the office.',
  },
  play: async ({ canvas }) => {
    const [first] = parts(canvas)
    await expect(first).toBeInvalid()
    await expect(first).toBeRequired()
    await expect(first).toHaveAccessibleDescription(
      /Choose a day on which you are at the office\. We visit on working days\./,
    )
  },
}

/** A typed day that is not selectable, or outside the limits, has an error when the focus leaves the field. */
export const TypedUnavailable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(parts(canvas)[0]!)
    await userEvent.keyboard('25122026')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByText('This day is not available: Christmas. Choose another one.')).toBeVisible(),
    )
    await userEvent.click(parts(canvas)[2]!)
    await userEvent.keyboard('2027')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('Enter 20/01/2027 or an earlier date.')).toBeVisible())
  },
}

export const Optional: Story = { args: { isOptional: true } }

export const Disabled: Story = {
  args: { ...filled, isDisabled: true, description: 'The visit is confirmed.' },
  play: async ({ canvas }) => {
    await expect(opener(canvas)).toBeDisabled()
  },
}

export const ReadOnly: Story = {
  args: { ...filled, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(opener(canvas)).toBeDisabled()
  },
}

export const LongWords: Story = {
  args: {
    ...filled,
    label: 'Unternehmensregistrierungsbescheinigungsdatum of the establishment',
    errorMessage: 'Unternehmensregistrierungsbescheinigungsdatum must not be empty.',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: { ...filled, label: 'मुलाक़ात का दिन', dayInfo: officeDaysInHindi },
  decorators: [
    (Story) => (
      <MessagesProvider value={hindi}>
        <div lang="hi">{Story()}</div>
      </MessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^कैलेंडर/ }))
    await waitFor(() => expect(day('बुधवार, 9 दिसंबर 2026')).toHaveFocus())
    await waitFor(() => expect(screen.getByRole('grid', { name: 'मुलाक़ात का दिन, दिसंबर 2026' })).toBeVisible())
  },
}

/** The calendar opens at the end of the line, and its arrow keys mirror. */
export const RightToLeft: Story = {
  args: { ...filled, label: 'يوم الزيارة' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.dir).toBe('rtl'))
    await userEvent.click(opener(canvas))
    await waitFor(() => expect(day('Wednesday, 9 December 2026')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(day('Tuesday, 8 December 2026')).toHaveFocus()
  },
}

export const TextAt200Percent: Story = {
  args: Invalid.args,
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Do not: a known date, such as a date of birth, is far to turn to. Use a `DateField`. */
export const DoNotFarDates: Story = {
  args: {
    label: 'Date of birth',
    min: '1920-01-01',
    max: '2026-11-22',
    today: '2026-11-23',
    dayInfo: undefined,
  },
}
