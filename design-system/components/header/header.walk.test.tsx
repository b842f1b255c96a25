import '../../tokens/reset.css.ts'
import { SimulatedClock, type SnapshotFrom } from 'xstate'
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { prerendered } from '../../workbench/prerendered.tsx'
import { walk, type WalkUser } from '../../workbench/walk.tsx'
import type { headerMachine } from './header.machine.ts'
import { nineEntries, SampleLogo } from './header.samples.tsx'
import { headerStates } from './header.states.ts'
import { Header } from './index.ts'

type Size = [width: number, height: number]
const desktop: Size = [1280, 800]
const phone: Size = [390, 844]

let sent: ReturnType<typeof prerendered>
let screen: Size

const header = () => document.querySelector('main header')
const menuButton = page.getByRole('button', { name: 'Menu' })
const services = page.getByRole('button', { name: 'Services' })
/** The first button at this width. */
const firstButton = () => (screen === phone ? menuButton : services)

/** Presses at the button's current position: Playwright's click would first scroll the page up to its static position. */
async function pressInBar({ device, press }: WalkUser, target: Locator) {
  if (device === 'keyboard') return press(target)
  const { left, top, width, height } = target.element().getBoundingClientRect()
  await userEvent.pointer({ keys: '[MouseLeft]', coords: { x: left + width / 2, y: top + height / 2 } })
}

/** Waits for the visible effects of a state. */
async function isSeen(snapshot: SnapshotFrom<typeof headerMachine>) {
  const is = (state: Parameters<typeof snapshot.matches>[0]) => snapshot.matches(state)
  await expect.poll(() => header()?.hasAttribute('data-compact')).toBe(is({ live: { bar: 'compact' } }))
  await expect
    .poll(() => document.querySelector('[role=dialog]:popover-open') !== null)
    .toBe(is({ live: { menu: 'open' } }))
  await expect
    .poll(() => document.querySelector('ul ul')?.checkVisibility())
    .toBe(is({ live: { disclosure: 'open' } }))
}

walk({
  states: headerStates,
  mount: ({ name }) => {
    screen = /menu\.(open|closing)/.test(name) ? phone : desktop
    sent = prerendered(
      <>
        <Header logo={<SampleLogo />} entries={nineEntries} current="/" clock={new SimulatedClock()} />
        <p style={{ minBlockSize: '200vh' }}>The page below the header.</p>
      </>,
    )
    return {
      element: sent.element,
      unmount: async () => {
        sent.unmount()
        await page.viewport(...desktop)
      },
    }
  },
  steps: {
    'page.hydrated': async () => {
      await page.viewport(...screen)
      sent.hydrate()
      await expect.element(firstButton()).toHaveAttribute('aria-expanded', 'false')
    },
    'page.scrolled': async ({ device, tabTo, scroll }) => {
      // Tab from the scrolled position would start at the top of the page.
      if (device === 'keyboard') await tabTo(firstButton())
      await scroll()
      await expect.poll(() => header()?.hasAttribute('data-compact')).toBe(true)
    },
    'menu.opened': (user) => pressInBar(user, menuButton),
    'disclosure.toggled': (user) => (screen === phone ? user.press(services) : pressInBar(user, services)),
    'menu.dismissed': async ({ device, press, keys }) => {
      const close = page.getByRole('button', { name: 'Close' })
      await expect.element(close).toHaveFocus()
      await (device === 'pointer' ? press(close) : keys('{Escape}'))
    },
  },
  arrivals: Object.fromEntries(
    [...headerStates.reachable.values()].map(({ name, snapshot }) => [name, () => isSeen(snapshot)]),
  ),
})
