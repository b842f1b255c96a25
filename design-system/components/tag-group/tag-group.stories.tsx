import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DoubledText, expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { TagGroup, type TagGroupProps } from './tag-group.tsx'

const services = [
  { id: 'gst', label: 'GST' },
  { id: 'income-tax', label: 'Income tax' },
  { id: 'tds', label: 'TDS' },
  { id: 'pf', label: 'PF and ESI' },
]

const meta = {
  title: 'Forms/Tag group',
  component: TagGroup,
  tags: ['!autodocs'],
  args: { label: 'Services', tags: services },
} satisfies Meta<typeof TagGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['dark'],
  args: { description: 'That this client has engaged us for.' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('grid', { name: 'Services' })
    await expect(list).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

function Removable(props: Partial<TagGroupProps>) {
  const [tags, setTags] = useState(services)
  return (
    <TagGroup
      label="Services"
      emptyText="No services yet."
      {...props}
      tags={tags}
      onRemove={(ids) => {
        props.onRemove?.(ids)
        setTags(tags.filter(({ id }) => !ids.includes(id)))
      }}
    />
  )
}

/** Removed by their buttons or by Delete; the focus stays in the list. */
export const CanBeRemoved: Story = {
  tags: ['dark', 'forced-colors', 'rtl', 'touch'],
  args: { onRemove: fn() },
  render: (args) => <Removable {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remove Income tax' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await userEvent.click(button)
    await expect(args.onRemove).toHaveBeenLastCalledWith(['income-tax'])
    await expect(canvas.queryByRole('row', { name: /Income tax/ })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('row', { name: /TDS/ })).toHaveFocus())
  },
}

/** "One Tab stop, in which arrow keys move; Delete removes, and the focus moves to the next tag" */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  args: { onRemove: fn() },
  render: (args) => <Removable {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: /GST/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('row', { name: /TDS/ })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onRemove).toHaveBeenLastCalledWith(['tds'])
    await waitFor(() => expect(canvas.getByRole('row', { name: /PF and ESI/ })).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /Income tax/ })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /GST/ })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByText('No services yet.')).toBeVisible()
  },
}

/** In right-to-left text the left arrow key moves to the next tag. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الخدمات', tags: ['ضريبة السلع', 'ضريبة الدخل'].map((label) => ({ id: label, label })) },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('row', { name: 'ضريبة الدخل' })).toHaveFocus()
  },
}

/** Filters of a list: those that are selected have a mark besides the colour. */
export const Filters: Story = {
  tags: ['dark', 'high-contrast', 'forced-colors', 'mobile'],
  args: {
    label: 'Show',
    selectionMode: 'multiple',
    defaultSelected: ['gst', 'tds'],
    onSelectionChange: fn(),
  },
  play: async ({ args, canvas }) => {
    const gst = canvas.getByRole('row', { name: 'GST' })
    await expect(gst).toHaveAttribute('aria-selected', 'true')
    await expect(gst.querySelector('svg')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Income tax' }).querySelector('svg')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('row', { name: 'PF and ESI' }))
    // In the order of the tags.
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['gst', 'tds', 'pf'])
    await userEvent.click(canvas.getByRole('row', { name: 'PF and ESI' }))
    await userEvent.keyboard('{Home} ')
    await expect(gst).toHaveAttribute('aria-selected', 'false')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['tds'])
    await userEvent.keyboard(' ')
  },
}

/** One of a few, controlled by its parent. */
export const OneFilter: Story = {
  render: function Render(args) {
    const [selected, setSelected] = useState<readonly string[]>(['gst'])
    return (
      <TagGroup
        {...args}
        selectionMode="single"
        selected={selected}
        onSelectionChange={setSelected}
        description={`Selected: ${selected.join(', ')}`}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'TDS' }))
    await expect(canvas.getByText('Selected: tds')).toBeVisible()
  },
}

export const OneDisabled: Story = {
  args: {
    selectionMode: 'multiple',
    defaultSelected: ['gst'],
    tags: services.map((tag) => ({ ...tag, isDisabled: tag.id === 'tds' })),
    onSelectionChange: fn(),
    onRemove: fn(),
  },
  tags: ['dark', 'forced-colors'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: /TDS/ }))
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove TDS' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

export const Empty: Story = { args: { tags: [], emptyText: 'No services yet.' } }

/** The heading above has the same text. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Services' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    onRemove: fn(),
    tags: [
      { id: 'long', label: 'Registration of a limited liability partnership with foreign partners' },
      { id: 'word', label: 'Incomprehensibilities-of-retroactively-denotified-notifications' },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  globals: { language: 'hi' },
  args: {
    label: 'सेवाएँ',
    tags: [
      { id: 'gst', label: 'जीएसटी' },
      { id: 'tax', label: 'आयकर रिटर्न' },
    ],
    onRemove: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'हटाएँ जीएसटी' })).toBeVisible()
  },
}

export const TextAt200Percent: Story = {
  args: { ...Filters.args, onRemove: fn() },
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
}

/** Do not: tags are not actions. */
export const DoNotForActions: Story = {
  args: {
    label: 'Actions',
    tags: [
      { id: 'open', label: 'Open' },
      { id: 'delete', label: 'Delete' },
    ],
  },
}
