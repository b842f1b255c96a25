import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { DoubledText } from '../field/story-helpers.tsx'
import { Inline } from '../inline/index.ts'
import { LinkComponentProvider } from '../link/link-element.tsx'
import { MenuButton, type MenuEntry } from './index.ts'

const open = fn()
const remind = fn()
const remove = fn()

const actions: readonly MenuEntry[] = [
  { id: 'open', label: 'Open', onAction: open },
  { id: 'remind', label: 'Send a reminder', description: 'By mail, in Hindi', onAction: remind },
  {
    id: 'file',
    label: 'File the return',
    description: 'Not before the challan is paid',
    isDisabled: true,
    onAction: fn(),
  },
  'separator',
  { id: 'delete', label: 'Delete', tone: 'danger', onAction: remove },
]

const meta = {
  title: 'Actions/Menu',
  component: MenuButton,
  tags: ['!autodocs'],
  args: { label: 'Actions', items: actions, onOpenChange: fn() },
  beforeEach: () => {
    open.mockClear()
    remind.mockClear()
    remove.mockClear()
  },
  // The open menu is as high as the docs page needs it to be.
  decorators: [(Story) => <div style={{ minBlockSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

const openMenu = async (canvas: { getByRole: typeof screen.getByRole }, name = 'Actions') => {
  await userEvent.click(canvas.getByRole('button', { name }))
  const menu = await screen.findByRole('menu', { name })
  // It fades in.
  await waitFor(() => expect(menu).toBeVisible())
  return menu
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await expect(button).toHaveAttribute('aria-haspopup', 'true')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Opened by a press; one item is not available, the last one cannot be undone. */
export const Open: Story = {
  tags: ['dark', 'high-contrast', 'forced-colors', 'mobile', 'rtl', 'touch'],
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas)
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(4)
    await expect(
      within(menu).getByRole('menuitem', { name: 'Send a reminder By mail, in Hindi' }),
    ).toBeVisible()
    await expect(within(menu).getByRole('menuitem', { name: /^File the return/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** "Enter opens it with the first item focused; arrow keys wrap around; a letter jumps; Escape returns the focus" */
export const ByKeyboard: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const item = async (name: string) => screen.findByRole('menuitem', { name })
    await waitFor(async () => expect(await item('Open')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    // The disabled item is skipped.
    await expect(await item('Delete')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await item('Open')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(await item('Delete')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(async () => expect(await item('Delete')).toHaveFocus())
    await userEvent.keyboard('s')
    await expect(await item('Send a reminder By mail, in Hindi')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(remind).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await item('Open')).toHaveFocus())
  },
}

/** A press on an item calls its action once and closes the menu; a press outside only closes it. */
export const ByPointer: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas }) => {
    await openMenu(canvas)
    await userEvent.click(screen.getByRole('menuitem', { name: /^File the return/ }))
    await expect(screen.getByRole('menu')).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await expect(remove).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).toBeNull()
    await openMenu(canvas)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(document.querySelector('[class*="underlay"]')!)
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(remove).toHaveBeenCalledOnce()
  },
}

/** Items in groups with headings, and links among them. */
export const Sections: Story = {
  args: {
    label: 'New',
    variant: 'primary',
    items: [
      { id: 'client', label: 'Client', description: 'With PAN and GSTIN', onAction: fn() },
      {
        id: 'returns',
        label: 'Returns',
        items: [
          { id: 'gstr-1', label: 'GSTR-1', onAction: fn() },
          { id: 'gstr-3b', label: 'GSTR-3B', onAction: fn() },
        ],
      },
      {
        id: 'pages',
        label: 'Pages',
        items: [
          { id: 'calendar', label: 'Statutory calendar', href: '#calendar' },
          { id: 'templates', label: 'Templates', href: '#templates' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, 'New')
    await expect(within(menu).getByRole('group', { name: 'Returns' })).toBeVisible()
    await expect(within(menu).getByRole('menuitem', { name: 'Templates' })).toHaveAttribute(
      'href',
      '#templates',
    )
  },
}

/** Links are the element of the site, which navigates by its router. */
export const LinksOfTheSite: Story = {
  tags: ['!dev'],
  args: { items: [{ id: 'clients', label: 'Clients', href: '/admin/clients' }] },
  render: function Render(args) {
    const [visited, setVisited] = useState('nowhere')
    return (
      <LinkComponentProvider
        value={({ children, onClick, href, ...rest }) => (
          <a
            {...rest}
            href={href}
            onClick={(event) => {
              onClick?.(event)
              event.preventDefault()
              setVisited(href)
            }}
          >
            {children}
          </a>
        )}
      >
        <MenuButton {...args} />
        <p>{`Visited: ${visited}`}</p>
      </LinkComponentProvider>
    )
  },
  play: async ({ canvas }) => {
    await openMenu(canvas)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Clients' }))
    await expect(canvas.getByText('Visited: /admin/clients')).toBeVisible()
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

/** Three dots in a row of a table: the name says what the menu is about. */
export const IconOnly: Story = {
  tags: ['dark', 'forced-colors'],
  args: { label: 'Actions for Rao Sweets', isIconOnly: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Rao Sweets' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await openMenu(canvas, 'Actions for Rao Sweets')
  },
}

export const Looks: Story = {
  render: (args) => (
    <Inline>
      <MenuButton {...args} variant="primary" />
      <MenuButton {...args} />
      <MenuButton {...args} variant="quiet" />
      <MenuButton {...args} size="compact" />
    </Inline>
  ),
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

/** Longer than the window: the menu scrolls. */
export const ManyItems: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: Array.from({ length: 30 }, (_, at) => ({
      id: String(at),
      label: `Registration of partner ${at + 1} of the limited liability partnership`,
      // A word that is longer than the menu is wide.
      ...(at === 1 && {
        description: 'Certificate_of_incorporation_of_Shree_Venkateshwara_Partners_LLP.pdf',
      }),
      onAction: fn(),
    })),
  },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas)
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    const { left, right, bottom } = menu.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** In a modal dialog the menu is inside it, above its sheet; Escape closes the menu and not the dialog. */
export const InADialog: Story = {
  decorators: [(Story) => <div>{Story()}</div>],
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open the client</Button>
        <Dialog title="Rao Sweets" isOpen={isOpen} onOpenChange={setOpen}>
          <MenuButton {...args} />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the client' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rao Sweets' })
    const menu = await openMenu(within(dialog))
    await expect(dialog).toContainElement(menu)
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
    const { left, top } = menu.getBoundingClientRect()
    await expect(menu).toContainElement(document.elementFromPoint(left + 20, top + 20) as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(dialog).toBeVisible()
    // react-aria returns the focus in the next frame, and moves it into the menu in another.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Actions' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(open).toHaveBeenCalledOnce()
    await expect(dialog).toBeVisible()
    await openMenu(within(dialog))
  },
}

export const Hindi: Story = {
  args: {
    label: 'कार्य',
    items: [
      { id: 'open', label: 'खोलें', onAction: fn() },
      { id: 'remind', label: 'याद दिलाएँ', description: 'मेल से, हिन्दी में', onAction: fn() },
    ],
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
  play: async ({ canvas }) => {
    await openMenu(canvas, 'कार्य')
  },
}

export const TextAt200Percent: Story = {
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
  play: async ({ canvas }) => {
    await openMenu(canvas)
  },
}

/** Do not: a menu of one item hides what a button would show. */
export const DoNotForOne: Story = {
  args: { items: [{ id: 'open', label: 'Open', onAction: fn() }] },
  play: async ({ canvas }) => {
    await openMenu(canvas)
  },
}
