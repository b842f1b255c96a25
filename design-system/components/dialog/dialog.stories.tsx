import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Inline } from '../inline/index.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

/** A page with a button that opens the dialog. */
function Page({ beside, ...props }: DialogProps & { beside?: ReactNode }) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const change = (open: boolean) => {
    setOpen(open)
    props.onOpenChange(open)
  }
  return (
    <>
      <Button onPress={() => change(true)}>Delete the draft</Button>
      {beside}
      <Dialog {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  )
}

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Delete the draft?',
    children: (
      <Stack gap="lg">
        <Text>What you typed is kept on this device only. It cannot be brought back.</Text>
        <Inline>
          <Button>Delete</Button>
          <Button variant="secondary">Keep it</Button>
        </Inline>
      </Stack>
    ),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const openByKeyboard = async () => {
  const trigger = await screen.findByRole('button', { name: 'Delete the draft' })
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  return { trigger, dialog: await screen.findByRole('dialog', { name: 'Delete the draft?' }) }
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Open. */
export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Delete the draft?')
  },
}

/** Labelled by its title, described by the line under it. */
export const WithDescription: Story = {
  args: { isOpen: true, size: 'narrow', description: 'The enquiry of 20 November has not been sent.' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'The enquiry of 20 November has not been sent.',
    )
  },
}

/** Escape closes it, and the focus returns to the button that opened it. */
export const ClosesOnEscape: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const { trigger, dialog } = await openByKeyboard()
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** The Close button and a press outside close it too. */
export const ClosesByPointer: Story = {
  tags: ['!dev'],
  play: async () => {
    await openByKeyboard()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
    const { dialog } = await openByKeyboard()
    await userEvent.click(screen.getByText('It cannot be brought back', { exact: false }))
    await waitFor(() => expect(dialog).toBeVisible())
    // The dialog element covers the page around its sheet.
    await userEvent.click(dialog)
    await gone()
  },
}

/** Closing is animated too: an animation of its own, not that of the opening with other timing. */
export const Animated: Story = {
  tags: ['!dev', 'motion'],
  play: async () => {
    const { dialog } = await openByKeyboard()
    const entering = getComputedStyle(dialog).animationName
    const started: string[] = []
    dialog.addEventListener('animationstart', (event) => {
      if (event.target === dialog && event.animationName !== entering) started.push(event.animationName)
    })
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(started).toHaveLength(1)
  },
}

/** Opened again while it closes: it stays. */
export const ReopenedWhileClosing: Story = {
  tags: ['!dev', 'motion'],
  play: async () => {
    const { trigger, dialog } = await openByKeyboard()
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    const closing = dialog.getAnimations()
    await expect(closing).toHaveLength(1)
    // The page is inert until the dialog is gone, so another part of it opens the dialog.
    trigger.click()
    await Promise.allSettled(closing.map(({ finished }) => finished))
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
    await expect(screen.getByRole('dialog')).toBe(dialog)
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

/** Tab wraps around inside and never reaches the page behind, which is inert. */
export const HoldsTheFocus: Story = {
  tags: ['!dev'],
  play: async () => {
    const { trigger, dialog } = await openByKeyboard()
    await waitFor(() => expect(dialog).toHaveFocus())
    const names: (string | null)[] = []
    for (let step = 0; step < 4; step++) {
      await userEvent.tab()
      names.push(document.activeElement?.textContent ?? null)
    }
    await expect(names).toEqual(['Close', 'Delete', 'Keep it', 'Close'])
    await userEvent.tab({ shift: true })
    await expect(document.activeElement).toHaveTextContent('Keep it')
    await expect(trigger.matches('dialog:modal *')).toBe(false)
    await expect(dialog.matches(':modal')).toBe(true)
  },
}

/** A question that requires an answer: neither Escape nor a press outside closes it. */
export const MustBeAnswered: Story = {
  args: { isOpen: true, role: 'alertdialog', isDismissable: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

/** While it is open the page behind does not scroll or shift. */
export const PageStaysPut: Story = {
  tags: ['!dev'],
  render: (args) => <Page {...args} beside={<div style={{ blockSize: '200vh' }} data-testid="behind" />} />,
  play: async ({ canvas }) => {
    const behind = canvas.getByTestId('behind')
    const before = behind.getBoundingClientRect().width
    await openByKeyboard()
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'))
    await expect(behind.getBoundingClientRect().width).toBe(before)
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  },
}

/** Taller than the screen: the complete dialog scrolls, and its top is not clipped. */
export const Tall: Story = {
  args: {
    isOpen: true,
    title: 'Documents needed',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>Bank statement, month {index + 1}</Text>
        ))}
        <Button>Understood</Button>
      </Stack>
    ),
  },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Documents needed' })
    await waitFor(() => expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    const last = screen.getByRole('button', { name: 'Understood' })
    last.focus()
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

/** On a small screen: at the bottom edge, full width. */
export const Mobile: Story = {
  ...WithDescription,
  tags: ['large-text'],
  globals: { viewport: { value: 'mobile' } },
}

/** Do not: neither the title nor the answers state what will happen. */
export const DoNotAskVaguely: Story = {
  args: {
    isOpen: true,
    title: 'Are you sure?',
    children: (
      <Inline>
        <Button>OK</Button>
        <Button variant="secondary">Cancel</Button>
      </Inline>
    ),
  },
}
