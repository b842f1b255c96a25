import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { DoubledText } from '../field/story-helpers.tsx'
import { Inline } from '../inline/index.ts'
import { Text } from '../text/index.ts'
import { TOOLTIP_CLOSING_DELAY_MS } from './tooltip.constants.ts'
import { Tooltip, TooltipTerm, type TooltipProps } from './index.ts'

const Cross = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)

const onPress = fn()

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  tags: ['!autodocs'],
  args: {
    text: 'Remove lakshmi-cv.pdf',
    isLabel: true,
    children: (
      <Button variant="secondary" onPress={onPress}>
        <Cross />
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ padding: '4rem 6rem' }}>{Story()}</div>],
  beforeEach: () => {
    onPress.mockClear()
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const shown = (text = 'Remove lakshmi-cv.pdf') =>
  waitFor(async () => {
    const bubble = screen.getByText(text, { selector: '[role="tooltip"]' })
    await expect(bubble.matches(':popover-open')).toBe(true)
    return bubble
  })
const gone = () => waitFor(() => expect(document.querySelector('[role="tooltip"]')).toBeNull())

/**
 * Only the simulated mouse: after a change of layout the browser reports where its own pointer is, and that ends a hover
 * elsewhere.
 */
function withoutOwnPointer() {
  const types = ['pointerover', 'pointermove', 'mouseover', 'mousemove']
  const stop = (event: Event) => {
    if (event.isTrusted) event.stopImmediatePropagation()
  }
  for (const type of types) addEventListener(type, stop, true)
  return () => {
    for (const type of types) removeEventListener(type, stop, true)
  }
}

/** One mouse. Hover after a key press counts only if the mouse has moved, so it begins on the page. */
function mouse() {
  const user = userEvent.setup()
  return async (target: Element) => user.pointer([{ target: document.body }, { target }])
}

/** An icon-only button: the text is its name, shown on hover and on keyboard focus. */
export const Default: Story = {
  tags: ['dark', 'high-contrast', 'forced-colors', 'rtl', 'brand'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remove lakshmi-cv.pdf' })
    await expect(document.querySelector('[role="tooltip"]')).toBeNull()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    const bubble = await shown()
    // Once as its name, and not again as its description.
    await expect(button).not.toHaveAttribute('aria-describedby')
    await expect(bubble).toHaveAttribute('aria-hidden', 'true')
    const { bottom, left, right } = bubble.getBoundingClientRect()
    const box = button.getBoundingClientRect()
    await expect(box.top - bottom).toBe(8)
    await expect(Math.abs((left + right) / 2 - (box.left + box.right) / 2)).toBeLessThanOrEqual(1)
  },
}

/** The text describes a button that has a name. */
export const Description: Story = {
  args: {
    text: 'Signs with the digital signature of the firm',
    isLabel: false,
    children: <Button aria-describedby="deadline">Sign and file</Button>,
  },
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Text id="deadline">Due on 20 December</Text>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign and file' })
    await expect(button).toHaveAccessibleDescription('Due on 20 December')
    await userEvent.tab()
    await shown('Signs with the digital signature of the firm')
    await expect(button).toHaveAccessibleDescription(
      'Due on 20 December Signs with the digital signature of the firm',
    )
  },
}

/** "closes on Escape"; the focus stays, and it opens again when the focus returns. */
export const ClosesOnEscape: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await shown()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await shown()
    await userEvent.tab()
    await gone()
  },
}

/** "it stays while it is hovered itself" (WCAG 1.4.13) */
export const StaysWhileHovered: Story = {
  tags: ['!dev'],
  beforeEach: withoutOwnPointer,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const hover = mouse()
    await hover(button)
    const bubble = await shown()
    // From one onto the other in one event: on a slow machine two would be further apart than the delay.
    button.dispatchEvent(
      new PointerEvent('pointerout', { bubbles: true, relatedTarget: bubble, pointerType: 'mouse' }),
    )
    // Other than the absence of a change there is nothing to wait for.
    await new Promise((resolve) => setTimeout(resolve, 2 * TOOLTIP_CLOSING_DELAY_MS))
    await expect(bubble).toBeVisible()
    await hover(document.body)
    await gone()
  },
}

/** A press does what the button does, and closes the tooltip. */
export const ClosesOnPress: Story = {
  tags: ['!dev'],
  beforeEach: withoutOwnPointer,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await mouse()(button)
    await shown()
    await userEvent.click(button)
    await gone()
    await expect(onPress).toHaveBeenCalledTimes(1)
  },
}

/** Below, if there is no space above. */
export const Flipped: Story = {
  decorators: [(Story) => <div style={{ position: 'absolute', insetBlockStart: 0 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    button.closest<HTMLElement>('[style*="padding"]')!.style.padding = '0'
    await userEvent.tab()
    const bubble = await shown()
    await waitFor(() =>
      expect(bubble.getBoundingClientRect().top - button.getBoundingClientRect().bottom).toBe(8),
    )
  },
}

/** An abbreviated figure, in full when it is hovered, focused or pressed. */
export const Term: Story = {
  tags: ['dark', 'mobile', 'rtl', 'hindi', 'hover'],
  render: () => (
    <Text>
      Turnover of the year: <TooltipTerm text="₹1,24,56,789">₹1.25 crore</TooltipTerm>
    </Text>
  ),
  play: async ({ canvas }) => {
    const term = canvas.getByRole('button', { name: '₹1.25 crore' })
    await userEvent.tab()
    await shown('₹1,24,56,789')
    await expect(term).toHaveAccessibleDescription('₹1,24,56,789')
  },
}

/** "available by touch": a tap opens it, a second one or one elsewhere closes it. */
export const ByTouch: Story = {
  tags: ['!dev'],
  render: () => (
    <Text>
      Turnover: <TooltipTerm text="₹1,24,56,789">₹1.25 crore</TooltipTerm>
    </Text>
  ),
  play: async ({ canvas }) => {
    const term = canvas.getByRole('button')
    const tap = (target: Element) => userEvent.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }])
    await tap(term)
    await shown('₹1,24,56,789')
    await tap(term)
    await gone()
    await tap(term)
    await shown('₹1,24,56,789')
    await tap(document.body)
    await gone()
  },
}

function InModal(props: TooltipProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Documents">
      <Inline>
        <Text>lakshmi-cv.pdf</Text>
        <Tooltip {...props} />
      </Inline>
    </Dialog>
  )
}

/** In a modal dialog: above it, and not inert. Escape closes the tooltip alone. */
export const InDialog: Story = {
  tags: ['mobile'],
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  render: (args) => <InModal {...args} />,
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Remove lakshmi-cv.pdf' })
    // The sheet rises while it opens.
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    button.focus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    const bubble = await shown()
    const { left, top, bottom, width, height } = bubble.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(bubble)
    await expect(Math.round(button.getBoundingClientRect().top - bottom)).toBe(8)
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await shown()
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { text: 'Unternehmensregistrierungsbescheinigungsnummer-of-the-establishment.pdf was removed' },
  play: async () => {
    await userEvent.tab()
    const bubble = await shown(
      'Unternehmensregistrierungsbescheinigungsnummer-of-the-establishment.pdf was removed',
    )
    const { left, right } = bubble.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Hindi: Story = {
  args: { text: 'लक्ष्मी-नारायण.pdf हटाएँ' },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
  play: async () => {
    await userEvent.tab()
    await shown('लक्ष्मी-नारायण.pdf हटाएँ')
  },
}

export const TextAt200Percent: Story = {
  decorators: [(Story) => <DoubledText>{Story()}</DoubledText>],
  play: async () => {
    await userEvent.tab()
    await shown()
  },
}

/** Do not: the format is needed to fill in the field, and is only in the tooltip. */
export const DoNotHideWhatIsNeeded: Story = {
  args: {
    text: 'Ten characters, such as ABCDE1234F',
    isLabel: false,
    children: <Button variant="secondary">Enter the PAN</Button>,
  },
}
