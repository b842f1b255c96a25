import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { DoubledText, expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { clients, manyClients, sections } from './combo-box.samples.ts'
import { ComboBox } from './combo-box.tsx'

const meta = {
  title: 'Forms/Combo box',
  component: ComboBox,
  tags: ['!autodocs'],
  args: { label: 'Client', name: 'client', options: clients, onChange: fn(), onTextChange: fn() },
  decorators: [(Story) => <div style={{ minBlockSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

const inputOf = (canvas: { getByRole: typeof screen.getByRole }) =>
  canvas.getByRole<HTMLInputElement>('combobox')
const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

/** The list, once it has faded in. */
async function findList() {
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(list).toBeVisible())
  return list
}

export const Default: Story = {
  tags: ['dark', 'large-text-phone'],
  args: { description: 'By name, PAN or place.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Client' })
    await expect(input).toHaveAccessibleDescription('By name, PAN or place.')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(input).toHaveValue('')
  },
}

/** Typing filters by label and description; the focus stays in the text. */
export const Filtered: Story = {
  tags: ['dark', 'high-contrast', 'forced-colors', 'rtl', 'touch'],
  play: async ({ args, canvas }) => {
    const input = inputOf(canvas)
    await userEvent.type(input, 'a')
    await findList()
    await expect(optionNames()).toHaveLength(5)
    await userEvent.type(input, 'ao')
    await expect(optionNames()).toEqual(['Nothing found.'])
    await userEvent.clear(input)
    await userEvent.type(input, 'mys')
    await expect(optionNames()).toEqual(['Meera NarayananBQHPN0937L, Mysuru'])
    await userEvent.clear(input)
    await userEvent.type(input, 'SW')
    await waitFor(() => expect(optionNames()).toEqual(['Rao SweetsAAKPR4821C, Bengaluru']))
    await userEvent.clear(input)
    await userEvent.type(input, 'r')
    await userEvent.keyboard('{ArrowDown}')
    await expect(input).toHaveFocus()
    const [first] = screen.getAllByRole('option')
    await expect(input).toHaveAttribute('aria-activedescendant', first!.id)
    await expect(args.onChange).not.toHaveBeenCalledWith('rao')
  },
}

/** "Arrow keys move, Enter selects, Escape closes without a change; Tab leaves" */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  render: (args) => (
    <form data-testid="form">
      <ComboBox {...args} />
      <Button>After</Button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const input = inputOf(canvas)
    const form = canvas.getByTestId<HTMLFormElement>('form')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await findList()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(input).toHaveValue('Meera Narayanan')
    await expect(args.onChange).toHaveBeenLastCalledWith('meera')
    await expect(new FormData(form).get('client')).toBe('meera')
    // All options again, although the text is one's label.
    await userEvent.keyboard('{ArrowDown}')
    await findList()
    await expect(optionNames()).toHaveLength(5)
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(input).toHaveValue('Meera Narayanan')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect(new FormData(form).get('client')).toBe('meera')
  },
}

/** "The text of the selected option is restored when the focus leaves"; a cleared text is no selection. */
export const TextOfNoOption: Story = {
  tags: ['!dev'],
  args: { defaultValue: 'rao' },
  play: async ({ args, canvas }) => {
    const input = inputOf(canvas)
    await expect(input).toHaveValue('Rao Sweets')
    await userEvent.type(input, ' of Mandya')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveValue('Rao Sweets'))
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await userEvent.tab()
    await expect(input).toHaveValue('')
  },
}

/** The button opens the complete list; the selected option is marked. */
export const Chosen: Story = {
  tags: ['dark', 'forced-colors'],
  args: { defaultValue: 'meera' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show options/ }))
    await findList()
    await expect(optionNames()).toHaveLength(5)
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Meera Narayanan')
  },
}

/** By pointer: the button opens, a press selects. */
export const ByPointer: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show options/ }))
    await findList()
    await userEvent.click(screen.getByRole('option', { name: /Zubair/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('zubair')
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Zubair & Sons')
    await expect(inputOf(canvas)).toHaveValue('Zubair & Sons')
    await expect(inputOf(canvas)).toHaveFocus()
  },
}

export const Sections: Story = {
  args: { label: 'Return', name: 'return', options: sections },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show options/ }))
    const list = await findList()
    await expect(within(list).getByRole('group', { name: 'Income tax' })).toBeVisible()
    await expect(within(list).getByRole('option', { name: /ITR-4/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(inputOf(canvas), 'gstr')
    // A section without matches is not shown.
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Income tax' })).toBeNull())
    await userEvent.clear(inputOf(canvas))
    await findList()
  },
}

/** No option matches: the list says what to do. */
export const Empty: Story = {
  tags: ['dark'],
  args: { emptyText: 'No client has this name, PAN or place. Add the client first.' },
  play: async ({ canvas }) => {
    await userEvent.type(inputOf(canvas), 'xyz')
    await findList()
    await expect(screen.getByText(/Add the client first/)).toBeVisible()
  },
}

/** Options are loaded as the text changes, already filtered by the server. */
export const Loading: Story = {
  args: { isFiltered: true, isLoading: true, options: clients.slice(0, 2) },
  play: async ({ args, canvas }) => {
    await userEvent.type(inputOf(canvas), 'zz')
    await expect(args.onTextChange).toHaveBeenLastCalledWith('zz')
    await findList()
    await expect(optionNames()).toHaveLength(2)
    await expect(screen.getAllByText('Loading…')[0]).toBeVisible()
  },
}

export const LoadingFirst: Story = {
  args: { isFiltered: true, isLoading: true, options: [] },
  play: async ({ canvas }) => {
    await userEvent.type(inputOf(canvas), 'r')
    const list = await findList()
    await expect(within(list).getByText('Loading…')).toBeVisible()
  },
}

/** A text that is no option's is kept, and is the form's value. */
export const CustomValue: Story = {
  args: {
    label: 'City',
    name: 'city',
    allowsCustomValue: true,
    options: [{ value: 'blr', label: 'Bengaluru' }],
  },
  render: (args) => (
    <form data-testid="form">
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const input = inputOf(canvas)
    await userEvent.type(input, 'Sirsi')
    await userEvent.tab()
    await expect(input).toHaveValue('Sirsi')
    await expect(new FormData(canvas.getByTestId<HTMLFormElement>('form')).get('city')).toBe('Sirsi')
  },
}

/** Controlled by its parent. */
export const Controlled: Story = {
  tags: ['!dev'],
  render: function Render(args) {
    const [value, setValue] = useState('rao')
    return (
      <>
        <ComboBox {...args} value={value} onChange={setValue} description={`Kept by the page: ${value}`} />
        <Button onPress={() => setValue('')}>Clear</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(inputOf(canvas)).toHaveValue('Rao Sweets')
    await userEvent.clear(inputOf(canvas))
    await userEvent.type(inputOf(canvas), 'zub{ArrowDown}{Enter}')
    await expect(canvas.getByText('Kept by the page: zubair')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(inputOf(canvas)).toHaveValue(''))
  },
}

export const Invalid: Story = {
  tags: ['dark', 'forced-colors'],
  args: { isRequired: true, errorMessage: 'Please choose a client.', description: 'By name, PAN or place.' },
  play: async ({ canvas }) => {
    const input = inputOf(canvas)
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Please choose a client. By name, PAN or place.')
  },
}

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Client (optional)' })).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'rao' },
  play: async ({ canvas }) => {
    await expect(inputOf(canvas)).toBeDisabled()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

/** Two thousand clients: opening and typing respond within the limits below. */
export const TwoThousand: Story = {
  args: { options: manyClients(2000) },
  play: async ({ canvas }) => {
    const input = inputOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Show options/ }))
    await findList()
    await userEvent.type(input, 'khan foods')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(40))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input.value).toMatch(/^Khan Foods \d+$/)
  },
}

/** Long labels wrap in the list and are truncated in the field; the list stays in the window. */
export const LongWords: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { defaultValue: 'deccan' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
    await userEvent.click(canvas.getByRole('button', { name: /^Show options/ }))
    const list = await findList()
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(list.scrollWidth).toBe(list.clientWidth)
  },
}

/** In a modal dialog the list is inside it; Escape closes the list and not the dialog. */
export const InADialog: Story = {
  decorators: [(Story) => <div>{Story()}</div>],
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>New task</Button>
        <Dialog title="New task" isOpen={isOpen} onOpenChange={setOpen}>
          <ComboBox {...args} />
        </Dialog>
      </>
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New task' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^Show options/ }))
    const list = await findList()
    await expect(dialog).toContainElement(list)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(dialog).toBeVisible()
    await userEvent.type(inputOf(within(dialog)), 'zub')
    await findList()
    await userEvent.click(await screen.findByRole('option', { name: /Zubair/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('zubair')
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await findList()
  },
}

export const Hindi: Story = {
  args: { label: 'ग्राहक', description: 'नाम, पैन या स्थान से।' },
  globals: { language: 'hi' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'विकल्प दिखाएँ ग्राहक' }))
    await findList()
    await userEvent.type(inputOf(canvas), 'लक्ष्मी')
    await waitFor(() => expect(optionNames()).toHaveLength(1))
  },
}

export const TextAt200Percent: Story = {
  args: Invalid.args,
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Do not: few options are all visible in a radio group. */
export const DoNotForTwo: Story = {
  args: {
    label: 'Regime',
    name: 'regime',
    options: [
      { value: 'new', label: 'New' },
      { value: 'old', label: 'Old' },
    ],
  },
}
