import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DoubledText, expectNothingOutside, hydrateAfter, Narrow } from '../field/story-helpers.tsx'
import { MessagesProvider } from '../messages/index.ts'
import { PasswordField } from './index.ts'

/** A sample: the form's owner decides what is strong. */
const strengthOf = (password: string) => {
  if (password === '') return ''
  if (password.length < 12) return `Too short: ${12 - password.length} more needed.`
  return password.length < 16 ? 'Good.' : 'Strong.'
}

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,
  tags: ['!autodocs'],
  args: { label: 'Password', name: 'password', autoComplete: 'current-password', onChange: fn() },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

/** The button shows the password and hides it again; each is announced, and the text stays. */
export const Default: Story = {
  tags: ['dark', 'forced-colors'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.type(input, 'Lotus pond')
    await expect(args.onChange).toHaveBeenLastCalledWith('Lotus pond')
    await userEvent.tab()
    const show = canvas.getByRole('button', { name: 'Show password' })
    await expect(show).toHaveFocus()
    await expect(show).toHaveAccessibleDescription('Password')
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByText('The password is visible.')).toHaveAttribute('role', 'status')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(canvas.getByText('The password is hidden.')).toHaveAttribute('role', 'status')
    await expect(input).toHaveValue('Lotus pond')
  },
}

/** The password is visible. */
export const Shown: Story = {
  args: { defaultValue: 'Lotus pond at dawn' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

/** A new password, with its rule and its strength in words. */
export const NewPassword: Story = {
  tags: ['dark', 'mobile'],
  args: {
    label: 'New password',
    name: 'newPassword',
    autoComplete: 'new-password',
    description: 'At least 12 characters. A sentence that you remember is good.',
    strengthOf,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password')
    await userEvent.type(input, 'Lotus')
    await expect(canvas.getByText('Too short: 7 more needed.').closest('[role=status]')).not.toBeNull()
    await userEvent.type(input, ' pond at dawn')
    await expect(canvas.getByText('Strong.')).toBeVisible()
    await expect(input).toHaveAccessibleDescription(
      'At least 12 characters. A sentence that you remember is good.',
    )
  },
}

/** Caps Lock is on while the field has the focus. */
export const CapsLock: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.click(input)
    const notice = () => canvas.queryByText('Caps Lock is on.')
    const press = (type: 'keydown' | 'keyup', modifierCapsLock: boolean) =>
      input.dispatchEvent(new KeyboardEvent(type, { key: 'a', bubbles: true, modifierCapsLock }))
    press('keydown', true)
    await waitFor(() => expect(notice()?.closest('[role=status]')).toBeVisible())
    press('keyup', false)
    await waitFor(() => expect(notice()).toBeNull())
    press('keydown', true)
    await waitFor(() => expect(notice()).toBeVisible())
    await userEvent.tab()
    await expect(notice()).toBeNull()
    await userEvent.tab({ shift: true })
    press('keydown', true)
    await waitFor(() => expect(notice()).toBeVisible())
  },
}

/** The error is next to the field, and the typed password stays. */
export const Invalid: Story = {
  tags: ['dark', 'forced-colors'],
  args: { isRequired: true, defaultValue: 'lotus', errorMessage: 'Password must be at least 12 characters.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Password must be at least 12 characters.')
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'lotus pond at dawn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

/** A pasted password is never truncated. */
export const Pasted: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.click(input)
    await userEvent.paste('é'.repeat(5000))
    await expect(input).toHaveValue('é'.repeat(5000))
  },
}

/** Submitting the form hides the password; Enter in the field submits. */
export const HiddenOnSubmit: Story = {
  tags: ['!dev'],
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} strengthOf={strengthOf} />
      <button type="submit">Sign in</button>
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'Lotus')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.type(input, '{Enter}')
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'))
    await expect(input).toHaveValue('Lotus')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(canvas.queryByText('Too short: 7 more needed.')).toBeNull())
  },
}

/** A password that was filled in before hydration is kept, and its strength is shown. */
export const FilledBeforeHydration: Story = {
  tags: ['!dev'],
  render: () => <form data-testid="page" />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId<HTMLFormElement>('page')
    const field = (
      <PasswordField label="Password" name="password" autoComplete="new-password" strengthOf={strengthOf} />
    )
    const errors = await hydrateAfter(page, field, () =>
      userEvent.type(canvas.getByLabelText('Password'), 'Lotus'),
    )
    await expect(errors).toEqual([])
    await expect(new FormData(page).get('password')).toBe('Lotus')
    await expect(canvas.getByText('Too short: 7 more needed.')).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    label: 'Unternehmensregistrierungsbescheinigungspasswort of the establishment',
    errorMessage: 'Unternehmensregistrierungsbescheinigungspasswort must not be empty.',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: { label: 'पासवर्ड', description: 'कम से कम बारह अक्षर' },
  decorators: [
    (Story) => (
      <MessagesProvider value={{ passwordField: { show: 'दिखाएँ', showPassword: 'पासवर्ड दिखाएँ' } }}>
        <div lang="hi">{Story()}</div>
      </MessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { label: 'كلمة المرور', defaultValue: 'lotus pond' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect()
    await expect(button.left).toBeLessThan(canvas.getByLabelText('كلمة المرور').getBoundingClientRect().left)
  },
}

export const TextAt200Percent: Story = {
  args: { ...Invalid.args },
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Do not: the error hides which rule was broken. */
export const DoNotVagueError: Story = { args: { defaultValue: 'lotus', errorMessage: 'Invalid password.' } }
