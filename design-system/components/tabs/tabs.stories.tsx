import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { DoubledText, expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { TextField } from '../text-field/index.ts'
import { Tabs, type TabItem, type TabsProps } from './index.ts'

const documents: readonly TabItem[] = [
  { id: 'all', label: 'All', panel: <Text>Bank statement, September. GSTR-3B, October.</Text> },
  { id: 'waiting', label: 'Waiting for you', count: 3, panel: <Text>Purchase invoices for October.</Text> },
  { id: 'filed', label: 'Filed', count: 0, panel: <Text>GSTR-3B, October.</Text> },
]

const months = ['April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const manyTabs = months.map((month) => ({
  id: month.toLowerCase(),
  label: month,
  panel: <Text>{`Documents of ${month}`}</Text>,
}))

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  tags: ['!autodocs'],
  args: { label: 'Documents', tabs: documents, onChange: fn() },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

/** One panel is visible; an arrow key moves to the next tab and selects it. */
export const Default: Story = {
  tags: ['dark', 'high-contrast', 'forced-colors', 'mobile', 'rtl', 'brand'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Documents' })).toBeVisible()
    const all = canvas.getByRole('tab', { name: 'All' })
    const waiting = canvas.getByRole('tab', { name: 'Waiting for you 3' })
    await expect(all).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(waiting)
    await expect(canvas.getByRole('tabpanel', { name: 'Waiting for you 3' })).toHaveTextContent(
      'Purchase invoices for October.',
    )
    await expect(canvas.queryByText(/Bank statement/)).toBeNull()
    await expect(args.onChange).toHaveBeenCalledWith('waiting')
    await expect(canvas.getByRole('tab', { name: 'Filed' })).toBeVisible()
  },
}

/** "an arrow key moves the focus and selects"; Home and End too, and the list is one Tab stop. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const [all, waiting, filed] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await expect(all).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(waiting).toHaveFocus()
    await expect(waiting).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(filed).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(all).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(filed).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(all).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(all).toHaveFocus()
    // The first selection is not the user's.
    await expect(args.onChange).toHaveBeenCalledTimes(5)
  },
}

/** "Enter or Space selects, so that passing a tab does not load its panel" */
export const ManualActivation: Story = {
  args: { keyboardActivation: 'manual' },
  play: async ({ args, canvas }) => {
    const [all, waiting, filed] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(waiting).toHaveFocus()
    await expect(all).toHaveAttribute('aria-selected', 'true')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(waiting).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight} ')
    await expect(filed).toHaveAttribute('aria-selected', 'true')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

function WithParent(props: TabsProps) {
  const [value, setValue] = useState('waiting')
  return (
    <Stack>
      <Tabs
        {...props}
        value={value}
        onChange={(next) => {
          props.onChange?.(next)
          // The parent decides.
          if (next !== 'filed') setValue(next)
        }}
      />
      <Button variant="secondary" onPress={() => setValue('all')}>
        Show all
      </Button>
    </Stack>
  )
}

/** The parent controls the selected tab, as for one in the URL. */
export const Controlled: Story = {
  render: (args) => <WithParent {...args} />,
  play: async ({ args, canvas }) => {
    const [all, waiting, filed] = canvas.getAllByRole('tab')
    await expect(waiting).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(filed!)
    await expect(args.onChange).toHaveBeenLastCalledWith('filed')
    await expect(waiting).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(all).toHaveAttribute('aria-selected', 'true')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}

const withNote: readonly TabItem[] = [
  { id: 'note', label: 'Note', panel: <TextField autoComplete="off" label="Note" /> },
  { id: 'files', label: 'Files', panel: <Text>None.</Text> },
]

/** "Keeps a panel mounted, hidden, after it was opened": what was typed is still there. */
export const KeptPanels: Story = {
  args: { tabs: withNote, shouldKeepPanels: true },
  play: async ({ canvas }) => {
    const [note, files] = canvas.getAllByRole('tab')
    await userEvent.type(canvas.getByRole('textbox'), 'Call on Monday')
    await expect(canvas.queryByText('None.')).toBeNull()
    await userEvent.click(files!)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByText('None.')).toBeVisible()
    await userEvent.click(note!)
    await expect(canvas.getByRole('textbox')).toHaveValue('Call on Monday')
  },
}

/** Without `shouldKeepPanels` a panel begins again. */
export const UnmountedPanels: Story = {
  tags: ['!dev'],
  args: { tabs: withNote },
  play: async ({ canvas }) => {
    const [note, files] = canvas.getAllByRole('tab')
    await userEvent.type(canvas.getByRole('textbox'), 'Call on Monday')
    await userEvent.click(files!)
    await userEvent.click(note!)
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

/** A tab that cannot be selected is skipped by the arrow keys. */
export const DisabledTab: Story = {
  tags: ['dark', 'forced-colors'],
  args: { tabs: documents.map((tab) => ({ ...tab, isDisabled: tab.id === 'waiting' })) },
  play: async ({ canvas }) => {
    const [all, waiting, filed] = canvas.getAllByRole('tab')
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(waiting!)
    await expect(all).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(all!)
    await userEvent.keyboard('{ArrowRight}')
    await expect(filed).toHaveFocus()
  },
}

const expectInside = (part: Element, container: Element) =>
  waitFor(async () => {
    const inner = part.getBoundingClientRect()
    const outer = container.getBoundingClientRect()
    await expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1)
    await expect(inner.right).toBeLessThanOrEqual(outer.right + 1)
  })

/** At 320 px the tabs scroll sideways, with the selected one in view. The page neither scrolls nor widens. */
export const Many: Story = {
  tags: ['dark', 'rtl'],
  globals: { viewport: { value: 'narrow' } },
  args: { tabs: manyTabs, defaultValue: 'october' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expectInside(canvas.getByRole('tab', { name: 'October' }), list)
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expectInside(canvas.getByRole('tab', { name: 'April' }), list)
    await userEvent.keyboard('{End}')
    await expectInside(canvas.getByRole('tab', { name: 'December' }), list)
    const back = document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}'
    await userEvent.keyboard(back + back)
    await expectInside(canvas.getByRole('tab', { name: 'October' }), list)
    await expect(window.scrollY).toBe(0)
  },
}

/** Beside the panel; Up and Down arrow keys move. */
export const Vertical: Story = {
  tags: ['dark', 'mobile', 'rtl', 'forced-colors'],
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    const [all, waiting] = canvas.getAllByRole('tab')
    await userEvent.click(all!)
    await userEvent.keyboard('{ArrowDown}')
    await expect(waiting).toHaveAttribute('aria-selected', 'true')
  },
}

export const LongWords: Story = {
  args: {
    tabs: [
      {
        id: 'long',
        label: 'Unternehmensregistrierungsbescheinigungsnummer',
        count: 1024,
        panel: <Text>Incomprehensibilities-of-retroactively-denotified-notifications</Text>,
      },
      { id: 'short', label: 'Filed', panel: null },
    ],
    orientation: 'vertical',
  },
  globals: { viewport: { value: 'narrow' } },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: {
    label: 'दस्तावेज़',
    tabs: [
      { id: 'all', label: 'सभी', panel: <Text>सितंबर का बैंक विवरण</Text> },
      { id: 'waiting', label: 'आपकी प्रतीक्षा में', count: 3, panel: null },
      { id: 'filed', label: 'जमा किए गए', panel: null },
    ],
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

/** "react-aria mirrors arrow keys by the browser's locale, which is not that of the page": here by the text. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'مستندات',
    tabs: [
      { id: 'all', label: 'الكل', panel: <Text>كشف حساب</Text> },
      { id: 'waiting', label: 'في انتظارك', count: 3, panel: <Text>فواتير</Text> },
      { id: 'filed', label: 'مودعة', panel: null },
    ],
  },
  play: async ({ canvas }) => {
    const [all, waiting, filed] = canvas.getAllByRole('tab')
    await userEvent.click(all!)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(waiting).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(filed).toHaveFocus()
  },
}

export const TextAt200Percent: Story = { decorators: [(Story) => <DoubledText>{Story()}</DoubledText>] }

/** Do not: steps have an order, and each needs the one before it. */
export const DoNotSteps: Story = {
  args: {
    label: 'Registration',
    tabs: [
      { id: 'one', label: '1. Business', panel: <TextField autoComplete="off" label="Business name" /> },
      { id: 'two', label: '2. Directors', panel: null },
      { id: 'three', label: '3. Send', panel: null },
    ],
  },
}
