/// <reference types="@vitest/browser-playwright" />
import axe from 'axe-core'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent, type Locator } from 'vitest/browser'
import type { StatePromise } from './state-promise.ts'
import type { ReachableState, States } from './states.ts'

/** By which a walk is taken. */
export type Means = 'pointer' | 'keyboard'

/** The hand of whoever walks: the same acts, by one of two means. */
export interface Hand {
  means: Means
  /** Presses something: by a click, or by Tab up to it and Enter. */
  press: (target: Locator) => Promise<void>
  /** Brings the focus to something by Tab alone; fails where Tab does not lead there. */
  tabTo: (target: Locator) => Promise<void>
  /** Presses keys, in user-event's words: `{Escape}`, `{ArrowRight}`. */
  keys: (keys: string) => Promise<void>
  /** Scrolls the page down by most of a screen: by the wheel, or by Page Down. */
  scroll: () => Promise<void>
}

export interface WalkOptions {
  states: States
  /** The real component, as its users mount it. A fresh one for each path, which knows where it will lead. */
  mount: (state: ReachableState) => { element: ReactNode; unmount?: () => void | Promise<void> }
  /** How each event comes about, by its type. An event that nobody can cause by a means is left out of its walks. */
  steps: Record<string, (hand: Hand, event: { type: string }) => Promise<void>>
  /** Waits until a state that is reached can be seen, by its name. Those that cannot be told apart are left out. */
  arrivals?: Record<string, () => Promise<void>>
  /** Whom a promise of being inert is about, other than the page. */
  inert?: Partial<Record<NonNullable<StatePromise['inert']>, (state: ReachableState) => readonly Element[]>>
  /** Means by which no path is walked, and why. */
  except?: Partial<Record<Means, string>>
  /** States that only the browser or the network leads to, or that one means does not, and why they are not walked. */
  unwalked?: Record<string, string | Partial<Record<Means, string>>>
}

/**
 * Walks the shortest path to every state of a machine through the real component, by pointer and by keyboard, and holds
 * it in each state to what the machine promises there: what has the focus, what was announced, what is inert; and 0 axe
 * violations.
 */
export function walk(options: WalkOptions): void {
  const { states, mount, steps, arrivals = {}, inert: others = {}, except = {}, unwalked = {} } = options
  const reachable = [...states.reachable.values()]
  test('what is not walked can be reached', () => {
    for (const name of Object.keys(unwalked)) expect([...states.reachable.keys()]).toContain(name)
  })
  const isWalked = ({ name }: ReachableState, means: Means) => {
    const why = unwalked[name]
    return typeof why !== 'string' && why?.[means] === undefined
  }
  for (const means of ['pointer', 'keyboard'] as const) {
    if (except[means] !== undefined) continue
    const walked = reachable.filter((state) => isWalked(state, means))
    describe(`${states.machine.id}, by ${means}`, () => {
      test.each(walked.map((state) => ({ name: state.name, state })))('$name', async ({ state }) => {
        await expectKept(state, means)
      })
    })
  }

  async function expectKept(state: ReachableState, means: Means) {
    // Where the path before left it, the pointer could hover over something.
    await userEvent.pointer({ coords: { x: 0, y: 0 } })
    const place = document.body.appendChild(document.createElement('div'))
    const { element, unmount } = mount(state)
    const root = createRoot(place)
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
      place.remove()
    })
    await expect.element(page.getByRole('button', { name: 'After', exact: true })).toBeInTheDocument()
    const outside = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Before')!
    const heard = listen()
    const focused = watchFocus()
    onTestFinished(heard.stop)
    onTestFinished(focused.stop)
    const hand = handOf(means)

    for (const event of state.steps) {
      const step = steps[event.type]
      if (!step) throw new Error(`No step causes "${event.type}", on the way to "${state.name}".`)
      heard.forget()
      await step(hand, event)
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
    if (announces) await expect.poll(() => heard.words().join(' ')).toContain(states.words(announces))
    await expect.poll(() => isInert(outside), { message: 'the page behind is inert' }).toBe(inert === 'page')
    for (const [whom, find] of Object.entries(others))
      await expect
        .poll(() => find(state).map(isInert), { message: `the ${whom} are inert` })
        .toEqual(find(state).map(() => inert === whom))

    await stillness()
    if (!focus) await expect.poll(focused.isLost, { message: 'the focus is lost' }).toBe(false)
    if (!announces) expect(heard.words(), 'something is said').toEqual([])
    const { violations } = await axe.run(document)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
}

/** What moves has come to its end: half-way, a colour is neither one nor the other. */
const stillness = async () =>
  await expect
    .poll(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    .toBe(0)

const describeWanted = (role: string, name?: string) => (name ? `${role} "${name}"` : role)

/** An element as `button "Submit"`, by what assistive technology is told. */
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

/** Whether an element can neither be focused nor heard. */
function isInert(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden="true"]')) return true
  const modal = [...document.querySelectorAll('[aria-modal="true"], dialog:modal')].some(
    (dialog) => dialog.checkVisibility() && !dialog.contains(element),
  )
  return modal
}

/** What live regions say, in the order in which they say it. */
function listen() {
  let said: string[] = []
  const regionOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(
      '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]',
    )
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const region = regionOf(target)
      if (region?.textContent) said.push(region.textContent.trim())
      // An alert that comes with its words is announced too.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
            if (alert.matches('[role="alert"]') && alert.textContent) said.push(alert.textContent.trim())
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return { words: () => said, forget: () => (said = []), stop: () => observer.disconnect() }
}

/** What has the focus, until it is taken away from under it. */
function watchFocus() {
  let last: Element | null = document.activeElement
  const listening = new AbortController()
  const follow = ({ target }: Event) => (last = target as Element)
  document.addEventListener('focusin', follow, { signal: listening.signal })
  return {
    /** Whether nothing has the focus since what had it is gone. A press on nothing takes it away rightly. */
    isLost: () =>
      (document.activeElement ?? document.body) === document.body &&
      last !== null &&
      (!last.isConnected || !last.checkVisibility() || last.matches('[inert] *, :disabled')),
    stop: () => listening.abort(),
  }
}

function handOf(means: Means): Hand {
  const tabTo = async (target: Locator) => {
    const element = await wanted(target)
    // As many stops as a page of one component can have.
    for (let stops = 0; stops < 60; stops++) {
      if (document.activeElement === element) return
      await userEvent.tab()
    }
    throw new Error(`Tab does not lead to ${describeElement(element)}.`)
  }
  return {
    means,
    tabTo,
    press: async (target) => {
      if (means === 'pointer') return userEvent.click(target)
      await tabTo(target)
      await userEvent.keyboard('{Enter}')
    },
    keys: (keys) => userEvent.keyboard(keys),
    scroll: async () => {
      if (means === 'keyboard') return userEvent.keyboard('{PageDown}')
      const wheel = { type: 'mouseWheel', deltaX: 0, deltaY: window.innerHeight * 0.85 } as const
      const { x, y } = inTab({ x: window.innerWidth / 2, y: window.innerHeight / 2 })
      await cdp().send('Input.dispatchMouseEvent', { ...wheel, x, y })
    },
  }
}

/** Touches something for a moment: unlike a mouse, a finger does not hover before it presses. */
export async function tap(target: Locator): Promise<void> {
  const { left, top, width, height } = (await wanted(target)).getBoundingClientRect()
  const touchPoints = [inTab({ x: left + width / 2, y: top + height / 2 })]
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A point of the page that is walked, seen from the browser's tab around it. */
function inTab({ x, y }: { x: number; y: number }) {
  const { left, top, width } = window.frameElement!.getBoundingClientRect()
  const scale = width / window.innerWidth
  return { x: left + x * scale, y: top + y * scale }
}

async function wanted(target: Locator): Promise<Element> {
  await expect.element(target).toBeInTheDocument()
  return target.element()
}
