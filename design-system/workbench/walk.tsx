/// <reference types="@vitest/browser-playwright" />
import axe from 'axe-core'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent, type Locator } from 'vitest/browser'
import type { StatePromise } from './state-promise.ts'
import type { ReachableState, States } from './states.ts'

/** The input device of a walk. */
export type InputDevice = 'pointer' | 'keyboard'

/** The actions of a walk's user, by one of two devices. */
export interface WalkUser {
  device: InputDevice
  /** Presses an element: by a click, or by Tab up to it and Enter. */
  press: (target: Locator) => Promise<void>
  /** Moves the focus to an element by Tab alone; fails if Tab does not reach it. */
  tabTo: (target: Locator) => Promise<void>
  /** Presses keys, in user-event's syntax: `{Escape}`, `{ArrowRight}`. */
  keys: (keys: string) => Promise<void>
  /** Scrolls the page down by most of a screen: by the wheel, or by Page Down. */
  scroll: () => Promise<void>
}

export interface WalkOptions {
  states: States
  /** The real component, mounted anew for each path, with the path's final state. */
  mount: (state: ReachableState) => { element: ReactNode; unmount?: () => void | Promise<void> }
  /** How to cause each event, by type. An event that a device cannot cause is omitted from its walks. */
  steps: Record<string, (user: WalkUser, event: { type: string }) => Promise<void>>
  /** Waits until a state is visible, by name. States that look the same are omitted. */
  arrivals?: Record<string, () => Promise<void>>
  /** Elements that promises of being inert refer to, other than the page. */
  inert?: Partial<Record<NonNullable<StatePromise['inert']>, (state: ReachableState) => readonly Element[]>>
  /** Devices without walks, with the reason. */
  except?: Partial<Record<InputDevice, string>>
  /** States that only the browser or the network leads to, or that one device cannot reach, with the reason. */
  unwalked?: Record<string, string | Partial<Record<InputDevice, string>>>
}

/**
 * Walks the shortest path to every state of a machine through the real component, by pointer and by keyboard, and
 * checks the machine's promises in each state: focus, announcements, inert elements; and 0 axe violations.
 */
export function walk(options: WalkOptions): void {
  const { states, mount, steps, arrivals = {}, inert: others = {}, except = {}, unwalked = {} } = options
  const reachable = [...states.reachable.values()]
  test('excluded states are reachable', () => {
    for (const name of Object.keys(unwalked)) expect([...states.reachable.keys()]).toContain(name)
  })
  const isWalked = ({ name }: ReachableState, device: InputDevice) => {
    const why = unwalked[name]
    return typeof why !== 'string' && why?.[device] === undefined
  }
  for (const device of ['pointer', 'keyboard'] as const) {
    if (except[device] !== undefined) continue
    const walked = reachable.filter((state) => isWalked(state, device))
    describe(`${states.machine.id}, by ${device}`, () => {
      test.each(walked.map((state) => ({ name: state.name, state })))('$name', async ({ state }) => {
        await expectPromise(state, device)
      })
    })
  }

  async function expectPromise(state: ReachableState, device: InputDevice) {
    // The previous walk may have left the pointer over the component.
    await userEvent.pointer({ coords: { x: 0, y: 0 } })
    const container = document.body.appendChild(document.createElement('div'))
    const { element, unmount } = mount(state)
    const root = createRoot(container)
    root.render(
      <StrictMode>
        <main>
          <h1>{states.machine.id}</h1>
          <button type="button">Before</button>
          {element}
          <button type="button">After</button>
        </main>
      </StrictMode>,
    )
    onTestFinished(async () => {
      root.unmount()
      await unmount?.()
      container.remove()
    })
    await expect.element(page.getByRole('button', { name: 'After', exact: true })).toBeInTheDocument()
    const outside = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Before',
    )!
    const announced = observeAnnouncements()
    const focused = watchFocus()
    onTestFinished(announced.stop)
    onTestFinished(focused.stop)
    const user = userOf(device)

    for (const event of state.steps) {
      const step = steps[event.type]
      if (!step) throw new Error(`No step causes "${event.type}", on the way to "${state.name}".`)
      announced.clear()
      await step(user, event)
    }
    await arrivals[state.name]?.()

    const { focus, announces, inert } = state.promise
    if (focus)
      await expect
        .poll(() => {
          const active = document.activeElement
          return active && active.matches('body') ? 'nothing' : describeElement(active)
        })
        .toBe(describeWanted(focus.role, focus.name && states.words(focus.name)))
    if (announces) await expect.poll(() => announced.texts().join(' ')).toContain(states.words(announces))
    await expect.poll(() => isInert(outside), { message: 'the page behind is inert' }).toBe(inert === 'page')
    for (const [name, find] of Object.entries(others))
      await expect
        .poll(() => find(state).map(isInert), { message: `the ${name} are inert` })
        .toEqual(find(state).map(() => inert === name))

    await animationsEnd()
    if (!focus) await expect.poll(focused.isLost, { message: 'the focus is lost' }).toBe(false)
    if (!announces) expect(announced.texts(), 'something is announced').toEqual([])
    const { violations } = await axe.run(document)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
}

/** Waits for animations: during one, colours are not final. Those of pending operations have no end. */
const animationsEnd = async () =>
  await expect
    .poll(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
          ).length,
    )
    .toBe(0)

const describeWanted = (role: string, name?: string) => (name ? `${role} "${name}"` : role)

/** An element as assistive technology announces it: `button "Submit"`. */
function describeElement(element: Element | null): string {
  if (!element) return 'nothing'
  const role = element.getAttribute('role') ?? implicitRoles[kindOf(element)] ?? element.localName
  return describeWanted(role, nameOf(element))
}

const kindOf = (element: Element) =>
  element instanceof HTMLInputElement ? `input-${element.type}` : element.localName

const implicitRoles: Record<string, string> = {
  a: 'link',
  button: 'button',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  select: 'combobox',
  textarea: 'textbox',
  nav: 'navigation',
  section: 'region',
  'input-checkbox': 'checkbox',
  'input-email': 'textbox',
  'input-radio': 'radio',
  'input-tel': 'textbox',
  'input-password': 'textbox',
  'input-text': 'textbox',
}

function nameOf(element: Element): string | undefined {
  const labelledBy = element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim())
    .join(' ')
  if (labelledBy) return labelledBy
  const label = element.getAttribute('aria-label')
  if (label) return label
  const labels =
    'labels' in element ? [...((element.labels as NodeListOf<HTMLLabelElement> | null) ?? [])] : []
  const text =
    labels.length > 0 ? labels.map(({ textContent }) => textContent).join(' ') : element.textContent
  return text?.trim().replaceAll(/\s+/g, ' ') || undefined
}

/** Whether an element can neither be focused nor announced. */
function isInert(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden="true"]')) return true
  const modal = [...document.querySelectorAll('[aria-modal="true"], dialog:modal')].some(
    (dialog) => dialog.checkVisibility() && !dialog.contains(element),
  )
  return modal
}

/**
 * Records the announcements of live regions, in order, except those of react-aria's own region: it announces what the
 * user selects in a widget, whatever the machine's state.
 */
function observeAnnouncements() {
  let texts: string[] = []
  const regionOf = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    if (element?.closest('[data-live-announcer]')) return null
    return element?.closest(
      '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]',
    )
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const region = regionOf(target)
      if (region?.textContent) texts.push(region.textContent.trim())
      // An alert that is inserted with its text is announced too.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
            if (alert.matches('[role="alert"]') && alert.textContent) texts.push(alert.textContent.trim())
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return { texts: () => texts, clear: () => (texts = []), stop: () => observer.disconnect() }
}

/** Records the last focused element. */
function watchFocus() {
  let last: Element | null = document.activeElement
  const listening = new AbortController()
  const remember = ({ target }: Event) => (last = target as Element)
  document.addEventListener('focusin', remember, { signal: listening.signal })
  return {
    /** Whether the focus was lost because its element was removed. A press on the background may blur it. */
    isLost: () =>
      (document.activeElement ?? document.body) === document.body &&
      last !== null &&
      (!last.isConnected || !last.checkVisibility() || last.matches('[inert] *, :disabled')),
    stop: () => listening.abort(),
  }
}

function userOf(device: InputDevice): WalkUser {
  const tabTo = async (target: Locator) => {
    const element = await wanted(target)
    // More tab stops than a page with one component has.
    for (let stops = 0; stops < 60; stops++) {
      if (document.activeElement === element) return
      await userEvent.tab()
    }
    throw new Error(`Tab does not lead to ${describeElement(element)}.`)
  }
  return {
    device,
    tabTo,
    press: async (target) => {
      if (device === 'pointer') return userEvent.click(target)
      await tabTo(target)
      await userEvent.keyboard('{Enter}')
    },
    keys: (keys) => userEvent.keyboard(keys),
    scroll: async () => {
      if (device === 'keyboard') return userEvent.keyboard('{PageDown}')
      const wheel = { type: 'mouseWheel', deltaX: 0, deltaY: window.innerHeight * 0.85 } as const
      const { x, y } = inTab({ x: window.innerWidth / 2, y: window.innerHeight / 2 })
      await cdp().send('Input.dispatchMouseEvent', { ...wheel, x, y })
    },
  }
}

/** Taps an element: unlike a mouse, a finger does not hover before it presses. */
export async function tap(target: Locator): Promise<void> {
  const { left, top, width, height } = (await wanted(target)).getBoundingClientRect()
  const touchPoints = [inTab({ x: left + width / 2, y: top + height / 2 })]
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Coordinates in the browser's tab for a point in the test's iframe. */
function inTab({ x, y }: { x: number; y: number }) {
  const { left, top, width } = window.frameElement!.getBoundingClientRect()
  const scale = width / window.innerWidth
  return { x: left + x * scale, y: top + y * scale }
}

async function wanted(target: Locator): Promise<Element> {
  await expect.element(target).toBeInTheDocument()
  return target.element()
}
