import { useRef, useState, type SubmitEvent } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Columns } from '../columns/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { DatePicker } from '../date-picker/index.ts'
import { Inline } from '../inline/index.ts'
import { Link } from '../link/index.ts'
import { MessagesProvider } from '../messages/index.ts'
import { PasswordField } from '../password-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { Select } from '../select/index.ts'
import { Stack } from '../stack/index.ts'
import { Tabs } from '../tabs/index.ts'
import { TextArea } from '../text-area/index.ts'
import { TextField } from '../text-field/index.ts'
import { Field } from './field.tsx'

const meta = {
  title: 'Forms/Fields',
  component: Field,
  tags: ['!autodocs'],
  args: { label: 'Month', children: () => null },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

const services = [
  { value: 'tax-services', label: 'Tax Services' },
  { value: 'gst-services', label: 'GST Services' },
]
const consent = (
  <>
    I agree to the <Link href="#terms-of-service">terms</Link> and the{' '}
    <Link href="#privacy-policy">privacy policy</Link>.
  </>
)

type Name = 'firstName' | 'lastName' | 'service' | 'message' | 'privacy'

const messages: Record<Name, (value: string) => string | undefined> = {
  firstName: (value) => (value.length < 2 ? 'First name must be at least 2 characters.' : undefined),
  lastName: (value) => (value.length < 2 ? 'Last name must be at least 2 characters.' : undefined),
  service: (value) => (value === '' ? 'Please select a service.' : undefined),
  message: (value) => (value.length < 10 ? 'Message must be at least 10 characters.' : undefined),
  privacy: (value) => (value !== 'on' ? 'You must agree to the terms and privacy policy.' : undefined),
}
const names = Object.keys(messages) as Name[]

/** A complete form: uncontrolled fields, read by `FormData`; the first invalid field is focused. */
function Enquiry() {
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const controls = useRef<Partial<Record<Name, { focus: () => void } | null>>>({})
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const written = (name: Name) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const found = Object.fromEntries(names.map((name) => [name, messages[name](written(name))]))
    setErrors(found)
    controls.current[names.find((name) => found[name]) ?? 'firstName']?.focus()
  }
  const field = (name: Name) => ({
    name,
    isRequired: true,
    errorMessage: errors[name],
    ref: (control: { focus: () => void } | null) => {
      controls.current[name] = control
    },
  })
  return (
    <form noValidate onSubmit={check} style={{ maxInlineSize: '38rem' }}>
      <Stack gap="lg">
        <Columns count={2}>
          <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
          <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
        </Columns>
        <Select {...field('service')} label="Service" options={services} placeholder="Choose a service" />
        <TextArea {...field('message')} label="Message" />
        <Checkbox {...field('privacy')} label={consent} />
        <Inline>
          <Button type="submit">Send</Button>
        </Inline>
      </Stack>
    </form>
  )
}

/** "Bad input: the message at its field, focus on the first" */
export const FocusOnFirstWrong: Story = {
  render: () => <Enquiry />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Asha')
    await userEvent.click(send)
    const lastName = canvas.getByRole('textbox', { name: 'Last name' })
    await expect(lastName).toHaveFocus()
    await expect(lastName).toHaveAccessibleDescription('Last name must be at least 2 characters.')
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeValid()
    await userEvent.keyboard('Rao')
    await userEvent.click(send)
    const service = canvas.getByRole('combobox', { name: 'Service' })
    await expect(service).toHaveFocus()
    await userEvent.selectOptions(service, 'GST Services')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Register my shop, please.')
    await userEvent.click(send)
    const privacy = canvas.getByRole('checkbox')
    await expect(privacy).toHaveFocus()
    await expect(privacy).toHaveAccessibleDescription('You must agree to the terms and privacy policy.')
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Asha')
  },
}

/** The text of the fields comes from the messages. */
export const InAnotherLanguage: Story = {
  render: () => (
    <MessagesProvider value={{ field: { optional: 'वैकल्पिक' } }}>
      <TextField autoComplete="off" label="कंपनी" name="company" isOptional />
    </MessagesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'कंपनी (वैकल्पिक)' })).toBeVisible()
  },
}

/** A native control without a component of its own. */
export const OtherControl: Story = {
  render: (args) => (
    <Field {...args} description="For the return that is due next.">
      {(control) => <input {...control} type="month" />}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Month')).toHaveAccessibleDescription(
      'For the return that is due next.',
    )
  },
}

/** Do not: a placeholder used as the label disappears on the first character. */
export const DoNotHintAsLabel: Story = {
  args: { label: 'Your answer' },
  render: (args) => (
    <Field {...args}>
      {(control) => <input {...control} type="text" placeholder="Month of the return" />}
    </Field>
  ),
}

const modesOfWork = [
  { value: 'office', label: 'At the office' },
  { value: 'phone', label: 'By phone' },
]

/** Every kind of control once, so that the states which they share are compared in one screenshot. */
function EveryControl({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  const day = { defaultValue: '2026-12-09', today: '2026-12-02', isDisabled } as const
  return (
    <Stack gap="lg">
      <Columns count={3}>
        <TextField autoComplete="off" label="Name" defaultValue="Asha Rao" isDisabled={isDisabled} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          defaultValue="lotus pond"
          isDisabled={isDisabled}
        />
        <Select label="Service" options={services} defaultValue="gst-services" isDisabled={isDisabled} />
        <ComboBox label="Client" options={services} defaultValue="gst-services" isDisabled={isDisabled} />
        <DateField label="Date of birth" defaultValue="2001-04-05" isDisabled={isDisabled} />
        <DatePicker label="Day of the visit" min="2026-11-22" max="2027-01-20" {...day} />
        <RadioGroup
          label="Meeting"
          name="meeting"
          options={modesOfWork}
          defaultValue="phone"
          isDisabled={isDisabled}
        />
        <RadioGroup
          label="Place"
          name="place"
          options={modesOfWork}
          defaultValue="phone"
          variant="segmented"
          isDisabled={isDisabled}
        />
        <Stack gap="sm">
          <Checkbox label="Send me a copy" defaultSelected isDisabled={isDisabled} />
          <Checkbox label="Call me back" isDisabled={isDisabled} />
        </Stack>
      </Columns>
      <TextArea label="Message" defaultValue="Sent on 12 November." isDisabled={isDisabled} />
      <Tabs
        label="Documents"
        tabs={[
          { id: 'all', label: 'All', panel: 'Bank statement' },
          { id: 'waiting', label: 'Waiting for you', count: 3, panel: 'Invoices', isDisabled },
        ]}
      />
      <Inline>
        {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
          <Button key={variant} variant={variant} isDisabled={isDisabled}>
            Send
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}

/** None of them reacts to the pointer, and forced colours grey each of them. */
export const EveryControlDisabled: Story = {
  tags: ['dark', 'forced-colors', 'hover'],
  render: () => <EveryControl isDisabled />,
}

export const EveryControlEnabled: Story = {
  tags: ['hover'],
  render: () => <EveryControl />,
}
