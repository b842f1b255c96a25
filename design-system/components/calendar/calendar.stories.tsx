import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DoubledText, expectNothingOutside, hydrateAfter, Narrow } from '../field/story-helpers.tsx'
import { MessagesProvider } from '../messages/index.ts'
import { hindi } from '../messages/hindi.ts'
import { officeDays, officeDaysInHindi } from './calendar.samples.ts'
import { Calendar, type CalendarProps } from './index.ts'

function Chosen(props: CalendarProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Calendar
      {...props}
      value={value}
      onChange={(date) => {
        setValue(date)
        props.onChange(date)
      }}
    />
  )
}

const meta = {
  title: 'Forms/Calendar',
  component: Calendar,
  tags: ['!autodocs'],
  args: {
    label: 'Day of the meeting',
    min: '2026-11-22',
    max: '2027-01-20',
    today: '2026-12-02',
    value: null,
    onChange: fn(),
    dayInfo: officeDays,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

const december = { value: '2026-12-09' } as const
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const day = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('button', { name })

/** Marks are words; their reasons are below the month. A day that is not selectable remains focusable. */
export const Default: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'high-contrast', 'brand', 'hover'],
  args: december,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid', { name: 'Day of the meeting, December 2026' })).toBeVisible()
    await expect(canvasElement.querySelector('th')).toHaveTextContent('Mon')
    await expect(day(canvas, 'Wednesday, 2 December 2026, Today')).toHaveAttribute('aria-current', 'date')
    await expect(canvas.getByRole('gridcell', { selected: true })).toContainElement(
      day(canvas, 'Wednesday, 9 December 2026'),
    )
    await userEvent.click(day(canvas, 'Friday, 25 December 2026, Holiday, Christmas, not available'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(day(canvas, 'Monday, 7 December 2026, Busy, TDS deposit is due'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-07')
    const notes = canvas.getByRole('group', { name: 'Days to know of' })
    await expect(notes).toHaveTextContent('6, 13, 20, 27Closed on Sundays')
    await expect(notes).toHaveTextContent('25Christmas')
    await userEvent.click(day(canvas, 'Wednesday, 9 December 2026'))
  },
}

/** Before the first month there is none: its button is disabled, and has a quieter border than the other. */
export const FirstMonth: Story = {
  tags: ['!dev'],
  args: { value: '2026-11-25' },
  play: async ({ canvas }) => {
    const [previous, next] = [day(canvas, 'Previous month'), day(canvas, 'Next month')]
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()
    await expect(getComputedStyle(previous).borderTopColor).not.toBe(getComputedStyle(next).borderTopColor)
  },
}

/** One Tab stop; arrows by day and week, Home and End in the week, Page Up and Page Down by month. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  args: december,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(day(canvas, 'Previous month')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(day(canvas, 'Wednesday, 9 December 2026')).toHaveFocus()
    const leads = async (keys: string, name: string | RegExp) => {
      await userEvent.keyboard(keys)
      await expect(day(canvas, name)).toHaveFocus()
    }
    await leads('{ArrowRight}', /^Thursday, 10 December 2026, Full, No time is left/)
    await leads('{ArrowDown}', 'Thursday, 17 December 2026, 2 left')
    await leads('{Home}', 'Monday, 14 December 2026')
    await leads('{End}', /^Sunday, 20 December 2026/)
    await leads('{PageDown}', 'Wednesday, 20 January 2027')
    // The last day: no further move.
    await leads('{ArrowRight}', 'Wednesday, 20 January 2027')
    await expect(canvas.getByRole('grid', { name: 'Day of the meeting, January 2027' })).toBeVisible()
    await leads('{Shift>}{PageUp}{/Shift}', /^Sunday, 22 November 2026/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await leads('{ArrowRight}', 'Monday, 23 November 2026')
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-23')
    // With a modifier, End is not that of the week.
    await userEvent.keyboard('{Shift>}{End}{/Shift}')
    await expect(day(canvas, /^Sunday, 29 November 2026/)).not.toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(false)
  },
}

/** The buttons change the month, which is announced; at the ends the focus moves from the button to a day. */
export const Turning: Story = {
  tags: ['!dev'],
  args: { ...december, max: '2027-02-20' },
  play: async ({ canvas }) => {
    const next = day(canvas, 'Next month')
    await userEvent.click(next)
    await expect(canvas.getByText('January 2027')).toBeVisible()
    await expect(next).toHaveFocus()
    const announced = document.querySelector('[data-live-announcer]')
    await waitFor(() => expect(announced).toHaveTextContent('January 2027'))
    await userEvent.click(next)
    await expect(next).toBeDisabled()
    await waitFor(() => expect(day(canvas, 'Tuesday, 9 February 2027')).toHaveFocus())
    const previous = day(canvas, 'Previous month')
    for (const month of ['January 2027', 'December 2026', 'November 2026']) {
      await userEvent.click(previous)
      await expect(canvas.getByText(month)).toBeVisible()
    }
    await expect(previous).toBeDisabled()
  },
}

/** Tab enters at the first selectable day from today on. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(day(canvas, 'Wednesday, 2 December 2026, Today')).toHaveFocus()
  },
}

/** In right-to-left languages the week runs from right to left, and arrow keys mirror. */
export const RightToLeft: Story = {
  args: december,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    day(canvas, 'Wednesday, 9 December 2026').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(day(canvas, /^Thursday, 10 December/)).toHaveFocus()
  },
}

/** Prerendered HTML matches the first render, whatever the language of the browser. */
export const Prerendered: Story = {
  tags: ['!dev'],
  render: () => <div data-testid="page" />,
  play: async ({ args, canvas }) => {
    const complaints = await hydrateAfter(
      canvas.getByTestId('page'),
      <Calendar {...args} value="2026-12-09" />,
      async () => {
        await expect(day(canvas, 'Wednesday, 9 December 2026')).toBeVisible()
      },
    )
    await expect(complaints).toEqual([])
  },
}

/** Without information every day is selectable. */
export const Plain: Story = {
  args: { ...december, dayInfo: undefined, today: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Days to know of' })).toBeNull()
  },
}

/** Too narrow for words under the days: the list below the month has them. */
export const NoRoom: Story = {
  args: december,
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: { ...december, label: 'बैठक का दिन', dayInfo: officeDaysInHindi },
  decorators: [
    (Story) => (
      <MessagesProvider value={hindi}>
        <div lang="hi">{Story()}</div>
      </MessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('दिसंबर 2026')).toBeVisible()
    await expect(day(canvas, /^शुक्रवार, 25 दिसंबर 2026, अवकाश, क्रिसमस/)).toBeVisible()
  },
}

export const TextAt200Percent: Story = {
  args: december,
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Do not: a reason for every day is read with every day. */
export const DoNotExplainEverything: Story = {
  args: { ...december, dayInfo: () => ({ mark: 'Open', reason: 'Open from 9:30 to 18:30' }) },
}
