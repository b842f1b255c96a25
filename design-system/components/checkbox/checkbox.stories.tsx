import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DoubledText, expectNothingOutside, hydrateAfter, Narrow } from '../field/story-helpers.tsx'
import { Link } from '../link/index.ts'
import { Checkbox } from './checkbox.tsx'

const consent = (
  <>
    I agree to the <Link href="#terms-of-service">terms</Link> and the{' '}
    <Link href="#privacy-policy">privacy policy</Link>.
  </>
)

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Write to me about due dates', name: 'reminders', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

/** Space toggles it, and so does a press on the box or its label. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Write to me about due dates' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Write to me about due dates'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

/** At least 24 px square; with its label, a target 44 px high. */
export const Target: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect()
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
    const words = canvas.getByText('Write to me about due dates').getBoundingClientRect()
    await expect(words.height).toBeGreaterThanOrEqual(42)
  },
}

/** Links in the label can be followed, by pointer and by keyboard, without toggling the box. */
export const LinksInLabel: Story = {
  args: { label: consent, name: 'privacy', isRequired: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms and the privacy policy.' })
    const link = canvas.getByRole('link', { name: 'privacy policy' })
    const follow = fn((event: MouseEvent) => {
      const wasPrevented = event.defaultPrevented
      event.preventDefault()
      return wasPrevented
    })
    document.addEventListener('click', follow)
    await userEvent.click(link)
    await expect(follow).toHaveBeenCalledTimes(1)
    await expect(box).not.toBeChecked()
    box.focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledTimes(2)
    await expect(follow).not.toHaveReturnedWith(true)
    await expect(box).not.toBeChecked()
    document.removeEventListener('click', follow)
    await userEvent.click(canvas.getByText(/I agree/))
    await expect(box).toBeChecked()
  },
}

export const Described: Story = {
  args: {
    description: 'One e-mail a week before each statutory date. Withdraw at any time.',
    defaultSelected: true,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeChecked()
    await expect(box).toHaveAccessibleDescription(
      'One e-mail a week before each statutory date. Withdraw at any time.',
    )
  },
}

export const Invalid: Story = {
  tags: ['dark'],
  args: {
    label: consent,
    isRequired: true,
    errorMessage: 'You must agree to the terms and privacy policy.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription('You must agree to the terms and privacy policy.')
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
  },
}

/** Controlled by its parent. */
export const Controlled: Story = {
  tags: ['!dev'],
  render: function Render(args) {
    const [isSelected, setSelected] = useState(true)
    return (
      <Checkbox {...args} isSelected={isSelected} onChange={setSelected} label={isSelected ? 'On' : 'Off'} />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'On' }))
    await expect(canvas.getByRole('checkbox', { name: 'Off' })).not.toBeChecked()
  },
}

export const LongWords: Story = {
  args: {
    label: 'Rechtsschutzversicherungsgesellschaften and everything else that is needed for a registration',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: { label: 'मैं शर्तों और गोपनीयता नीति से सहमत हूँ', errorMessage: 'आपको सहमत होना होगा।' },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

export const RightToLeft: Story = {
  args: { label: 'أوافق على الشروط وسياسة الخصوصية', defaultSelected: true },
  globals: { direction: 'rtl' },
}

export const TextAt200Percent: Story = {
  args: Invalid.args,
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** A box checked in the prerendered page, and shown so, stays checked after hydration. */
export const TickedBeforeHydration: Story = {
  tags: ['!dev'],
  render: () => <form data-testid="page" />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId<HTMLFormElement>('page')
    const fields = (
      <>
        <Checkbox label="I agree" name="privacy" />
        <Checkbox label="Write to me" name="reminders" defaultSelected />
      </>
    )
    const complaints = await hydrateAfter(page, fields, async () => {
      await userEvent.click(canvas.getByText('I agree'))
      await userEvent.click(canvas.getByText('Write to me'))
    })
    await expect(complaints).toEqual([])
    await expect(Object.fromEntries(new FormData(page))).toEqual({ privacy: 'on' })
  },
}

/** Do not: checked would mean no. */
export const DoNotDeny: Story = { args: { label: 'Do not write to me about due dates' } }
