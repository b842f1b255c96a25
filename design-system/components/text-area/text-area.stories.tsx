import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DoubledText, hydrateAfter } from '../field/story-helpers.tsx'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Forms/Text area',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'Message', name: 'message', onChange: fn() },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

/** Enter inserts a line break; Tab moves on. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.click(canvas.getByText('Message'))
    await userEvent.keyboard('GST{Enter}registration')
    await expect(area).toHaveValue('GST\nregistration')
    await expect(args.onChange).toHaveBeenLastCalledWith('GST\nregistration')
    await userEvent.tab()
    await expect(area).not.toHaveFocus()
  },
}

export const Described: Story = {
  args: { description: 'What you need, and by when. Leave out account numbers and passwords.', rows: 3 },
}

export const Invalid: Story = {
  args: { isRequired: true, defaultValue: 'GST', errorMessage: 'Message must be at least 10 characters.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await expect(area).toBeInvalid()
    await expect(area).toBeRequired()
    await expect(area).toHaveAccessibleDescription('Message must be at least 10 characters.')
  },
}

/** Typed or pasted text is never truncated; an error message says that it is too long. */
export const TooLong: Story = {
  args: { errorMessage: 'Message must be at most 4,000 characters.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('word '.repeat(1000))
    await expect(canvas.getByRole('textbox')).toHaveValue('word '.repeat(1000))
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Sent on 12 November.' } }

export const Hindi: Story = {
  args: { label: 'संदेश', isOptional: true, defaultValue: 'मुझे अपनी मिठाई की दुकान के लिए जीएसटी पंजीकरण चाहिए।' },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

export const RightToLeft: Story = {
  args: { label: 'الرسالة', defaultValue: 'أحتاج إلى تسجيل ضريبي.', errorMessage: 'الرسالة قصيرة جدا.' },
  globals: { direction: 'rtl' },
}

export const TextAt200Percent: Story = {
  args: Invalid.args,
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Text typed into the prerendered page is kept on hydration and later renders. */
export const TypedBeforeHydration: Story = {
  tags: ['!dev'],
  render: () => <form data-testid="page" />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId<HTMLFormElement>('page')
    const complaints = await hydrateAfter(page, <TextArea label="Message" name="message" />, async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Please call after 5.')
    })
    await expect(complaints).toEqual([])
    await expect(new FormData(page).get('message')).toBe('Please call after 5.')
  },
}

/** Do not: a box of this height suggests more than a name. */
export const DoNotForOneLine: Story = { args: { label: 'Last name', name: 'lastName' } }
