import { useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { DoubledText, expectNothingOutside, hydrateAfter, Narrow } from '../field/story-helpers.tsx'
import { MessagesProvider } from '../messages/index.ts'
import { hindi } from '../messages/hindi.ts'
import { DateField, type DateFieldHandle } from './index.ts'

const meta = {
  title: 'Forms/Date field',
  component: DateField,
  tags: ['!autodocs'],
  args: { label: 'Date of incorporation', name: 'incorporated', onChange: fn() },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const part = (canvas: Canvas, name: RegExp) => canvas.getByRole('spinbutton', { name })
const parts = (canvas: Canvas) => canvas.getAllByRole('spinbutton')
const filled = { defaultValue: '2021-04-05' } as const

/** Digits alone fill it: the focus moves on when a part is complete. A press on the label focuses the day. */
export const Default: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'high-contrast'],
  play: async ({ args, canvas }) => {
    const [day, month, year] = parts(canvas)
    await expect(canvas.getByRole('group', { name: 'Date of incorporation' })).toHaveTextContent('dd/mm/yyyy')
    await userEvent.click(canvas.getByText('Date of incorporation'))
    await expect(day).toHaveFocus()
    await userEvent.keyboard('05042021')
    await expect(year).toHaveFocus()
    await expect([day, month, year].map((each) => each!.textContent)).toEqual(['05', '04', '2021'])
    await expect(args.onChange).toHaveBeenLastCalledWith('2021-04-05')
    await expect(day).toHaveAccessibleName('day, Date of incorporation')
    await expect(day).not.toHaveAttribute('aria-invalid')
    for (const each of parts(canvas)) each.blur()
  },
}

/** Up and Down change a part, Left and Right lead to its neighbours, Backspace empties it. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  args: filled,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(part(canvas, /^day/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2021-04-06')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(part(canvas, /^month/)).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('2021-03-06')
    await userEvent.keyboard('{ArrowLeft}{Backspace}')
    await expect(part(canvas, /^day/)).toHaveTextContent('dd')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(canvas.getByText('Enter the day, the month and the year.')).toBeVisible())
    await expect(part(canvas, /^day/)).toBeInvalid()
  },
}

export const Filled: Story = { tags: ['dark'], args: filled }

/** The part with the focus is inverted; the box has the ring. */
export const Focused: Story = {
  tags: ['dark', 'forced-colors'],
  args: filled,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(part(canvas, /^day/)).toHaveFocus()
  },
}

/** In the clothes of a `TextField`: the error, then the description. */
export const Invalid: Story = {
  tags: ['dark', 'forced-colors'],
  args: {
    ...filled,
    isRequired: true,
    description: 'As on the certificate of incorporation.',
    errorMessage: 'The company must be incorporated before its first return.',
  },
  play: async ({ canvas }) => {
    const day = part(canvas, /^day/)
    await expect(day).toBeInvalid()
    await expect(day).toBeRequired()
    await expect(day).toHaveAccessibleDescription(
      /The company must be incorporated before its first return\. As on the certificate/,
    )
  },
}

/** Its own error appears when the focus leaves the field, not while the year is typed. */
export const OutsideLimits: Story = {
  args: { min: '1956-04-01', max: '2026-11-23' },
  play: async ({ canvas }) => {
    const text = 'Enter 23/11/2026 or an earlier date.'
    await userEvent.click(part(canvas, /^day/))
    await userEvent.keyboard('01012027')
    await expect(canvas.queryByText(text)).toBeNull()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
    await userEvent.click(part(canvas, /^year/))
    await userEvent.keyboard('1947')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('Enter 01/04/1956 or a later date.')).toBeVisible())
    await userEvent.click(part(canvas, /^year/))
    await userEvent.keyboard('1957')
    await expect(canvas.queryByText(/Enter/)).toBeNull()
    // A day that the month does not have becomes its last one on leaving.
    await userEvent.click(part(canvas, /^day/))
    await userEvent.keyboard('31022027')
    await expect(canvas.queryByText(/Enter/)).toBeNull()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
    await expect(part(canvas, /^day/)).toHaveTextContent('28')
  },
}

export const Optional: Story = {
  args: { label: 'Date of registration', isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of registration (optional)' })).toBeVisible()
    await expect(part(canvas, /^day/)).not.toBeRequired()
  },
}

export const Disabled: Story = {
  args: { ...filled, isDisabled: true, description: 'Locked while your return is being filed.' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    for (const each of parts(canvas)) await expect(each).not.toHaveFocus()
  },
}

/** Readable and focusable, but not editable. */
export const ReadOnly: Story = {
  args: { ...filled, isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).not.toHaveBeenCalled()
    for (const each of parts(canvas)) each.blur()
  },
}

/** A form reads the date by `FormData`, as `YYYY-MM-DD`; the owner of the form moves the focus by `ref`. */
export const InAForm: Story = {
  tags: ['!dev'],
  render: function Render(args) {
    const field = useRef<DateFieldHandle>(null)
    const [sent, setSent] = useState('')
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSent(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))))
          field.current?.focus()
        }}
      >
        <DateField {...args} ref={field} />
        <Button type="submit">Send</Button>
        <output>{sent}</output>
      </form>
    )
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' })
    await userEvent.click(send)
    await expect(canvas.getByRole('status')).toHaveTextContent('{"incorporated":""}')
    await expect(part(canvas, /^day/)).toHaveFocus()
    await userEvent.keyboard('05042021')
    await userEvent.click(send)
    await expect(canvas.getByRole('status')).toHaveTextContent('{"incorporated":"2021-04-05"}')
  },
}

/** Controlled by its parent; a partly typed date survives a render of the parent. */
export const Controlled: Story = {
  tags: ['!dev'],
  render: function Render(args) {
    const [value, setValue] = useState(args.value ?? null)
    const [renders, setRenders] = useState(0)
    return (
      <>
        <DateField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue('2020-02-29')}>Leap day</Button>
        <Button onPress={() => setRenders(renders + 1)}>Render</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(part(canvas, /^day/))
    await userEvent.keyboard('17')
    canvas.getByRole('button', { name: 'Render' }).click()
    await expect(part(canvas, /^day/)).toHaveTextContent('17')
    await userEvent.click(canvas.getByRole('button', { name: 'Leap day' }))
    await expect(parts(canvas).map((each) => each.textContent)).toEqual(['29', '02', '2020'])
  },
}

/** Prerendered HTML matches the first render, in the order of the site's language. */
export const Prerendered: Story = {
  tags: ['!dev'],
  render: () => <div data-testid="page" />,
  play: async ({ canvas }) => {
    const complaints = await hydrateAfter(
      canvas.getByTestId('page'),
      <DateField label="Date of incorporation" name="incorporated" defaultValue="2021-04-05" />,
      async () => {
        await expect(parts(canvas).map((each) => each.textContent)).toEqual(['05', '04', '2021'])
      },
    )
    await expect(complaints).toEqual([])
  },
}

/** A long label wraps; the box keeps its width. */
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

/** Messages, names of parts and placeholders are in Hindi; the day is first. */
export const Hindi: Story = {
  args: { label: 'जन्म की तारीख', description: 'जैसा पैन कार्ड पर लिखा है', max: '2026-11-23' },
  decorators: [
    (Story) => (
      <MessagesProvider value={hindi}>
        <div lang="hi">{Story()}</div>
      </MessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const [day] = parts(canvas)
    await waitFor(() => expect(day).toHaveAccessibleName(/^दिन, जन्म की तारीख/))
    await userEvent.click(day!)
    await userEvent.keyboard('01012027')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('23/11/2026 या उससे पहले की तारीख भरें।')).toBeVisible())
  },
}

/** In right-to-left text the parts run from right to left, and the arrow keys mirror. */
export const RightToLeft: Story = {
  args: { ...filled, label: 'تاريخ التأسيس', isOptional: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.dir).toBe('rtl'))
    const [first, second] = parts(canvas)
    await userEvent.click(first!)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
    second!.blur()
  },
}

export const TextAt200Percent: Story = {
  args: Invalid.args,
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Do not: the message does not state which dates are valid. */
export const DoNotVagueError: Story = { args: { ...filled, errorMessage: 'Invalid date.' } }
