import '../../tokens/reset.css.ts'
import { SimulatedClock } from 'xstate'
import { expect } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { walk } from '../../workbench/walk.tsx'
import { Button } from '../button/index.ts'
import { ToastRegion } from '../toast-region/index.ts'
import { ToastProvider, useToast } from './index.ts'
import { REMOVAL_DELAY_MS } from './toast.constants.ts'
import { toastStates } from './toast.states.ts'

let clock: SimulatedClock

function SendButton() {
  const toast = useToast()
  const description = "We've received your inquiry and will respond shortly."
  return (
    <Button onPress={() => toast({ title: toastStates.words('title'), description })}>Send Message</Button>
  )
}

const sendButton = page.getByRole('button', { name: 'Send Message' })
const region = page.getByRole('region', { name: toastStates.words('region') })

/** Presses, moves or releases the real mouse at viewport coordinates in px. */
async function mouse(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) {
  const frame = window.frameElement!.getBoundingClientRect()
  const scale = frame.width / window.innerWidth
  const at = { x: frame.left + x * scale, y: frame.top + y * scale }
  await cdp().send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 })
}

walk({
  states: toastStates,
  mount: () => {
    clock = new SimulatedClock()
    return {
      element: (
        <ToastProvider>
          <SendButton />
          <ToastRegion clock={clock} />
        </ToastProvider>
      ),
      unmount: () => mouse('mouseReleased', 0, 0),
    }
  },
  steps: {
    create: ({ press }) => press(sendButton),
    pause: async ({ device, keys }) => {
      if (device === 'pointer') return userEvent.hover(region)
      await keys('{F8}')
      await expect.element(region).toHaveFocus()
    },
    dismiss: async ({ device, press, keys }) => {
      if (device === 'keyboard') await keys('{F8}')
      await press(page.getByRole('button', { name: toastStates.words('dismiss') }))
      if (device === 'keyboard') await expect.element(sendButton).toHaveFocus()
    },
    'swipe.start': async () => {
      // Next to the text: on it, a mouse drag selects.
      const { left, top, height } = region.element().getBoundingClientRect()
      const y = top + height / 2
      await mouse('mousePressed', left + 10, y)
      await mouse('mouseMoved', left + 30, y)
      await expect.poll(() => region.element().querySelector('[data-swiping]')).not.toBeNull()
    },
  },
  arrivals: {
    'shown(countdown.paused, swipe.resting)': async () => {
      clock.increment(60_000)
      await expect.element(region).toBeVisible()
    },
    'shown(countdown.paused, swipe.swiping)': async () => {
      clock.increment(60_000)
      await expect.element(region).toBeVisible()
    },
    dismissed: async () => {
      await expect.element(region).not.toBeInTheDocument()
      clock.increment(REMOVAL_DELAY_MS - 1)
      await expect.element(page.getByText(toastStates.words('title'))).not.toBeInTheDocument()
    },
  },
  unwalked: {
    'shown(countdown.paused, swipe.swiping)': { keyboard: 'A swipe is made by a finger, a pen or a mouse.' },
  },
})
