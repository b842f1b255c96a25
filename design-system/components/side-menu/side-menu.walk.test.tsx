import '../../tokens/reset.css.ts'
import { SimulatedClock } from 'xstate'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prerendered } from '../../workbench/prerendered.tsx'
import { tap, walk } from '../../workbench/walk.tsx'
import { threeEntries } from './side-menu.samples.tsx'
import { sideMenuStates } from './side-menu.states.ts'
import { SideMenu } from './index.ts'

let sent: ReturnType<typeof prerendered>

const link = page.getByRole('link', { name: 'Virtual Assistant NEW' })
const tooltip = page.getByRole('tooltip')

const isShown = async () =>
  await expect.element(tooltip).toMatchTextContent('What the assistant can and cannot do')
const isHidden = async () => await expect.element(tooltip).not.toBeInTheDocument()
const isPressed = async () => await expect.element(link).toHaveAttribute('data-pressed')
/** Prevents navigation, which would end the walk. */
const stay = (event: Event) => event.preventDefault()

walk({
  states: sideMenuStates,
  mount: () => {
    sent = prerendered(<SideMenu entries={threeEntries} clock={new SimulatedClock()} />)
    document.addEventListener('click', stay)
    return {
      element: sent.element,
      unmount: () => {
        document.removeEventListener('click', stay)
        sent.unmount()
      },
    }
  },
  steps: {
    'page.hydrated': async () => {
      sent.hydrate()
      await expect
        .element(page.getByRole('navigation', { name: 'Shortcuts' }))
        .toHaveAttribute('data-live', 'true')
    },
    'entry.entered': async ({ device, tabTo }) => {
      await (device === 'pointer' ? userEvent.hover(link) : tabTo(link))
      await isShown()
    },
    'tooltip.dismissed': ({ keys }) => keys('{Escape}'),
    'entry.pressed': ({ device, press }) => {
      // A press without hover is a touch.
      const isTouch = device === 'pointer' && !link.element().matches(':hover')
      return isTouch ? tap(link) : press(link)
    },
  },
  arrivals: {
    prerendered: isHidden,
    'live(tooltip.hidden, press.resting)': isHidden,
    'live(tooltip.shown, press.resting)': isShown,
    'live(tooltip.hidden, press.pressed)': async () => {
      await isHidden()
      await isPressed()
    },
    'live(tooltip.dismissed, press.resting)': isHidden,
    'live(tooltip.shown, press.pressed)': async () => {
      await isShown()
      await isPressed()
    },
    'live(tooltip.dismissed, press.pressed)': async () => {
      await isHidden()
      await isPressed()
    },
  },
  unwalked: {
    'live(tooltip.hidden, press.pressed)': { keyboard: 'The focus that Enter needs brings the tooltip.' },
  },
})
