import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { SimulatedClock } from 'xstate'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Inline } from '../inline/index.ts'
import { ToastRegion } from '../toast-region/index.ts'
import { ToastProvider, useToast, type ToastContent, type ToastHandle } from './index.ts'
import { toastStates } from './toast.states.ts'

const sent: ToastContent = {
  title: 'Message sent!',
  description: "We've received your inquiry and will respond shortly.",
}
const failed: ToastContent = {
  title: 'Error sending message',
  description: 'Please try again or contact us directly via phone.',
  variant: 'destructive',
}

/** A page with a button that shows the toast, and a field to type in. */
function Page({ content, onToast }: { content: ToastContent; onToast?: (handle: ToastHandle) => void }) {
  const toast = useToast()
  return (
    <Inline>
      <Button onPress={() => onToast?.(toast(content))}>Send Message</Button>
      <label>
        Message <input />
      </label>
    </Inline>
  )
}

interface Args {
  content: ToastContent
  onToast: (handle: ToastHandle) => void
  clock?: SimulatedClock
}

const meta = {
  title: 'Feedback/Toast',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: { content: sent, onToast: fn() },
  decorators: [(Story) => <StrictMode>{Story()}</StrictMode>],
  render: ({ clock, ...args }: Args) => (
    <ToastProvider>
      <Page {...args} />
      <ToastRegion clock={clock} />
    </ToastProvider>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const send = async () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' })
const field = () => screen.getByRole('textbox', { name: 'Message' })
const handle = (args: Args, turn = 0) =>
  (args.onToast as ReturnType<typeof fn>).mock.calls[turn]![0] as ToastHandle
/** Still shown after the next frames. */
const stays = async () => {
  await new Promise(requestAnimationFrame)
  await expect(region()).toBeInTheDocument()
}
/** Of the window. */
const isAtTop = () => region().getBoundingClientRect().bottom < innerHeight / 2
const gone = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull())

/** Success: announced politely, by a status. */
export const Default: Story = {
  args: { content: { ...sent, duration: Infinity } },
  play: async () => {
    await expect(screen.queryByRole('region')).toBeNull()
    await send()
    await expect(within(region()).getByRole('status')).toHaveTextContent(
      /^Message sent!We've received your inquiry and will respond shortly\.$/,
    )
    await expect(within(region()).getByRole('alert')).toBeEmptyDOMElement()
  },
}

/** An error: announced immediately, by an alert. */
export const Destructive: Story = {
  args: { content: { ...failed, duration: Infinity } },
  play: async () => {
    await send()
    await expect(within(region()).getByRole('alert')).toHaveTextContent(/^Error sending message/)
    await expect(within(region()).getByRole('status')).toBeEmptyDOMElement()
  },
}

/** With a link; the announcement says how to reach it. */
export const WithLink: Story = {
  args: {
    content: {
      ...sent,
      duration: Infinity,
      action: { label: 'Open WhatsApp', href: 'https://wa.me/', target: '_blank' },
    },
  },
  play: async () => {
    await send()
    await expect(screen.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/',
    )
    await expect(screen.getByRole('status')).toHaveTextContent('Open WhatsApp: press F8 to reach it.')
  },
}

const onPress = fn()
/** With a button, whose press also dismisses the toast. */
export const WithButton: Story = {
  args: { content: { ...failed, duration: Infinity, action: { label: 'Try again', onPress } } },
  play: async () => {
    await send()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(onPress).toHaveBeenCalledOnce()
    await gone()
  },
}

/** An error with an action; frozen. */
export const DestructiveWithAction: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  render: () => (
    <ToastProvider>
      <ToastRegion
        snapshot={toastStates.frozen('shown(countdown.counting, swipe.resting)', {
          toast: {
            id: 'toast-1',
            title: 'Error sending message',
            description: 'Please try again or contact us directly via phone.',
            variant: 'destructive',
            duration: 5000,
            action: { label: 'Call us', href: 'tel:+910000000000' },
          },
        })}
      />
    </ToastProvider>
  ),
}

/** "At most 1 at a time; a new one replaces the current", and the old one's handle does nothing. */
export const Replaced: Story = {
  tags: ['!dev'],
  args: { content: { ...sent, duration: Infinity } },
  play: async ({ args }) => {
    await send()
    await send()
    await expect(screen.getAllByText('Message sent!')).toHaveLength(1)
    handle(args, 0).dismiss()
    await stays()
    handle(args, 1).update({ title: 'Message sent and stored' })
    await expect(await screen.findByText('Message sent and stored')).toBeInTheDocument()
    handle(args, 1).dismiss()
    await gone()
  },
}

const clock = new SimulatedClock()
/** "Default toast duration 5000 ms": it disappears by itself, without leaving elements in the page. */
export const GoesByItself: Story = {
  tags: ['!dev'],
  args: { clock },
  play: async () => {
    await send()
    await fireEvent.focus(window)
    clock.increment(4999)
    await stays()
    clock.increment(1)
    await gone()
    await expect(screen.queryByText('Message sent!')).toBeNull()
  },
}

/** "The countdown pauses on hover, on focus, while the page is hidden or the window blurred". */
export const Pauses: Story = {
  tags: ['!dev'],
  args: { clock },
  play: async () => {
    await send()
    await fireEvent.focus(window)
    clock.increment(2000)

    await userEvent.hover(screen.getByText('Message sent!'))
    clock.increment(60_000)
    await stays()
    await userEvent.unhover(screen.getByText('Message sent!'))
    clock.increment(1000)

    await userEvent.keyboard('{F8}')
    clock.increment(60_000)
    await expect(region()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    clock.increment(1000)

    await fireEvent.blur(window)
    clock.increment(60_000)
    await stays()
    await fireEvent.focus(window)
    clock.increment(999)
    await stays()
    clock.increment(1)
    await gone()
  },
}

/** "F8 focuses the notifications region." "Escape or a second F8 returns focus to where it was." */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  args: { content: { ...sent, duration: Infinity } },
  play: async () => {
    await userEvent.click(field())
    await userEvent.keyboard('{F8}')
    await expect(field()).toHaveFocus()

    await send()
    await userEvent.click(field())
    await userEvent.keyboard('{F8}')
    await expect(region()).toHaveFocus()
    await userEvent.keyboard('{F8}')
    await expect(field()).toHaveFocus()

    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(field()).toHaveFocus()
    await stays()

    await userEvent.keyboard('{F8}{Tab}{Enter}')
    await gone()
    await expect(field()).toHaveFocus()
  },
}

/** Escape applies to the focused element: a toast without the focus stays, and is dismissed only by its own button. */
export const EscapeElsewhere: Story = {
  tags: ['!dev'],
  args: { content: { ...sent, duration: Infinity } },
  play: async () => {
    await send()
    await userEvent.click(field())
    await userEvent.keyboard('{Escape}')
    await expect(field()).toHaveFocus()
    await stays()
    field().blur()
    await userEvent.keyboard('{Escape}')
    await stays()
  },
}

/** "F8 does nothing while an input method composes, on key repeat, or with no toast". */
export const LeavesTheInputMethodAlone: Story = {
  tags: ['!dev'],
  args: { content: { ...sent, duration: Infinity } },
  play: async () => {
    await send()
    await userEvent.click(field())
    const refused: KeyboardEventInit[] = [
      { isComposing: true },
      { keyCode: 229 },
      { repeat: true },
      { shiftKey: true },
    ]
    for (const init of refused) {
      await expect(await fireEvent.keyDown(field(), { key: 'F8', ...init })).toBe(true)
      await expect(field()).toHaveFocus()
    }
    await expect(await fireEvent.keyDown(field(), { key: 'F8' })).toBe(false)
    await expect(region()).toHaveFocus()
  },
}

/** Dismissed by pointer while the user types: the focus returns to the field. */
export const GivesTheFocusBack: Story = {
  tags: ['!dev'],
  args: { content: { ...sent, duration: Infinity } },
  play: async ({ args }) => {
    await send()
    await userEvent.click(field())
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await gone()
    await expect(field()).toHaveFocus()

    await send()
    await userEvent.click(field())
    await userEvent.keyboard('{F8}')
    handle(args, 1).dismiss()
    await gone()
    await expect(field()).toHaveFocus()
  },
}

/** On a phone, a toast stays where it arrived when a field gets or loses the focus, so that no press ends on it. */
export const StaysInItsPlace: Story = {
  tags: ['!dev'],
  args: { content: { ...sent, duration: Infinity } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args }) => {
    await send()
    await expect(isAtTop()).toBe(false)
    await userEvent.click(field())
    await expect(isAtTop()).toBe(false)

    handle(args).dismiss()
    await gone()
    field().focus()
    // Without the focus, as an answer of the server that arrives while the visitor types.
    screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' }).click()
    await waitFor(() => expect(isAtTop()).toBe(true))
    field().blur()
    await expect(isAtTop()).toBe(true)
  },
}

const swipe = (from: Element, by: number, pointerType = 'touch') => {
  const box = from.getBoundingClientRect()
  const at = (x: number) => ({
    pointerId: 1,
    pointerType,
    button: 0,
    clientX: x,
    clientY: box.top + 2,
    bubbles: true,
  })
  const x = box.left + 2
  from.dispatchEvent(new PointerEvent('pointerdown', at(x)))
  for (const part of [0.2, 0.6, 1]) from.dispatchEvent(new PointerEvent('pointermove', at(x + by * part)))
  from.dispatchEvent(new PointerEvent('pointerup', at(x + by)))
}
// A synthetic pointer cannot be captured.
const withoutCapture = () => {
  Element.prototype.setPointerCapture = () => {}
}

/** "Swipe right past 50 px": 50 does not dismiss, 51 does; a swipe to the left does nothing. */
export const Swiped: Story = {
  tags: ['!dev'],
  args: { content: { ...sent, duration: Infinity } },
  beforeEach: withoutCapture,
  play: async () => {
    await send()
    swipe(screen.getByText('Message sent!'), 50)
    swipe(screen.getByText('Message sent!'), -120)
    await stays()
    swipe(screen.getByText('Message sent!'), 51)
    await gone()
  },
}

/** "In right-to-left text the swipe direction mirrors." */
export const SwipedRightToLeft: Story = {
  tags: ['!dev'],
  ...Swiped,
  globals: { direction: 'rtl' },
  play: async () => {
    await send()
    swipe(screen.getByText('Message sent!'), 120)
    await stays()
    swipe(screen.getByText('Message sent!'), -51)
    await gone()
  },
}

/** A mouse drag on the text selects it; next to the text it swipes. */
export const SelectableText: Story = {
  tags: ['!dev'],
  ...Swiped,
  play: async () => {
    await send()
    const words = screen.getByText('Message sent!')
    await expect(getComputedStyle(words).userSelect).not.toBe('none')
    swipe(words, 120, 'mouse')
    await stays()

    getSelection()!.selectAllChildren(words)
    swipe(words.parentElement!, 120)
    await stays()
    getSelection()!.removeAllRanges()
    swipe(words.parentElement!, 120, 'mouse')
    await gone()
  },
}

function InsideADialog(args: Args) {
  const [isOpen, setOpen] = useState(true)
  return (
    <ToastProvider>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Feedback">
        <Page {...args} />
      </Dialog>
      <ToastRegion />
    </ToastProvider>
  )
}

/** While a modal dialog is open the toast is reachable, not inert, and its buttons do not close the dialog. */
export const OverADialog: Story = {
  args: { content: { ...failed, duration: Infinity } },
  render: (args) => <InsideADialog {...args} />,
  play: async () => {
    await screen.findByRole('dialog')
    await send()
    await expect(region().closest('[inert], [aria-hidden]')).toBeNull()
    await userEvent.click(field())
    await userEvent.keyboard('{F8}')
    await expect(region()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(field()).toHaveFocus()
    await userEvent.click(within(region()).getByRole('button', { name: 'Dismiss' }))
    await gone()
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
    await expect(field()).toHaveFocus()
  },
}

/** On a phone, a toast of a dialog is at the top, and at the bottom once the dialog is closed, off the page's header. */
export const LeavesTheTopWithItsDialog: Story = {
  ...OverADialog,
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await screen.findByRole('dialog')
    field().focus()
    screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' }).click()
    await waitFor(() => expect(isAtTop()).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(isAtTop()).toBe(false)
  },
}

/** Not announced, because a live region inside a dialog has the same message. */
export const Silent: Story = {
  tags: ['!dev'],
  args: { content: { ...failed, isSilent: true, duration: Infinity } },
  play: async () => {
    await send()
    await expect(region()).toHaveTextContent('Error sending message')
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Created before the region was loaded: it is shown, and announced, once the region is ready. */
export const RegionLoadedLate: Story = {
  tags: ['!dev'],
  args: { content: { ...sent, duration: Infinity } },
  render: (args) => {
    const [isLoaded, setLoaded] = useState(false)
    return (
      <ToastProvider>
        <Page {...args} />
        <Button onPress={() => setLoaded(true)}>Load</Button>
        {isLoaded && <ToastRegion />}
      </ToastProvider>
    )
  },
  play: async () => {
    await send()
    await userEvent.click(screen.getByRole('button', { name: 'Load' }))
    await expect(await screen.findByText('Message sent!')).toBeInTheDocument()
  },
}

/** Do not: the text is too long to read in five seconds. */
export const DoNotSayMuch: Story = {
  args: {
    content: {
      title: 'Your message has been sent to our office in Bengaluru',
      description:
        'It was given the reference EN-7Q4X-2M9K. We answer within 24 hours on working days, by email or by phone as you have chosen. If you have more papers, keep them at hand: we shall ask for the last return, the bank statements and the certificate of registration.',
      duration: Infinity,
    },
  },
  play: async () => {
    await send()
    await expect(region()).toBeVisible()
  },
}
