import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import motion from '../../tokens/motion.tokens.json'
import { MENU_CLOSING_MS } from './header.constants.ts'
import { headerMachine, type HeaderEvent } from './header.machine.ts'

const events: HeaderEvent[] = [
  { type: 'page.hydrated' },
  { type: 'page.scrolled', offset: 50 },
  { type: 'page.scrolled', offset: 51 },
  { type: 'page.widened' },
  { type: 'route.changed' },
  { type: 'menu.opened' },
  { type: 'menu.dismissed' },
  { type: 'link.followed', anchor: null },
  { type: 'link.followed', anchor: '/#contact' },
  { type: 'disclosure.toggled', label: 'Services' },
  { type: 'disclosure.toggled', label: 'Resources' },
  { type: 'disclosure.dismissed' },
  { type: 'disclosure.left' },
]

function start() {
  const clock = new SimulatedClock()
  const done: string[] = []
  const watching = new Set<string>()
  const watcher = (name: string) =>
    fromCallback<HeaderEvent>(() => {
      watching.add(name)
      return () => watching.delete(name)
    })
  const actor = createActor(
    headerMachine.provide({
      actors: {
        menuModality: watcher('menuModality'),
        outsideInteraction: watcher('outsideInteraction'),
        scrollPosition: watcher('scrollPosition'),
      },
      actions: {
        hideMenu: () => done.push('hide'),
        focusDisclosureButton: () => done.push('focus button'),
        followLink: (_, { href }) => done.push(`follow ${href}`),
      },
    }),
    { clock },
  ).start()
  const live = () => {
    const { value } = actor.getSnapshot()
    if (typeof value === 'string') throw new Error(`the header is ${value}`)
    return value.live
  }
  return { actor, clock, done, watching, live }
}

function startLive() {
  const header = start()
  header.actor.send({ type: 'page.hydrated' })
  return header
}

describe('header machine', () => {
  it('starts prerendered', () => {
    expect(start().actor.getSnapshot().value).toBe('prerendered')
  })

  it('reaches and exits every state', () => {
    const reached = new Set<string>()
    const left = new Set<string>()
    for (const { state, steps } of getShortestPaths(headerMachine, { events })) {
      for (const node of state._nodes) reached.add(node.id)
      void steps
      for (const event of events) if (state.can(event)) state._nodes.forEach((node) => left.add(node.id))
    }
    const all = [
      'prerendered',
      'live',
      'live.bar.full',
      'live.bar.compact',
      'live.menu.closed',
      'live.menu.open',
    ]
    all.push('live.menu.closing', 'live.disclosure.closed', 'live.disclosure.open')
    for (const id of all) {
      expect(reached, id).toContain(`header.${id}`)
      expect(left, id).toContain(`header.${id}`)
    }
  })

  it('handles every event that the component sends', () => {
    const paths = getShortestPaths(headerMachine, { events })
    for (const event of events.filter(({ type }) => type !== 'page.scrolled'))
      expect(
        paths.some(({ state }) => state.can(event)),
        event.type,
      ).toBe(true)
  })

  it('Becomes compact with a shadow after scrolling more than 50 px: at 50 not, at 51 yes, at 50 no longer', () => {
    const { actor, live } = startLive()
    actor.send({ type: 'page.scrolled', offset: 50 })
    expect(live().bar).toBe('full')
    actor.send({ type: 'page.scrolled', offset: 51 })
    expect(live().bar).toBe('compact')
    actor.send({ type: 'page.scrolled', offset: 50 })
    expect(live().bar).toBe('full')
  })

  it('“it locks page scrolling while open and closes on route change”', () => {
    const { actor, clock, live } = startLive()
    expect(actor.getSnapshot().hasTag('locked')).toBe(false)
    actor.send({ type: 'menu.opened' })
    expect(actor.getSnapshot().hasTag('locked')).toBe(true)
    actor.send({ type: 'route.changed' })
    expect(actor.getSnapshot().hasTag('locked')).toBe(false)
    clock.increment(MENU_CLOSING_MS)
    expect(live().menu).toBe('closed')
  })

  it('the mobile menu waits 300 ms (its closing) before it scrolls to an anchor', () => {
    const { actor, clock, done, live } = startLive()
    actor.send({ type: 'menu.opened' })
    actor.send({ type: 'link.followed', anchor: '/#contact' })
    clock.increment(299)
    expect(done).not.toContain('follow /#contact')
    expect(live().menu).toBe('closing')
    clock.increment(1)
    expect(done.filter((what) => what === 'follow /#contact')).toHaveLength(1)
    expect(live().menu).toBe('closed')
  })

  it('follows no link when it closes for another reason, or is reopened before it has closed', () => {
    const { actor, clock, done } = startLive()
    actor.send({ type: 'menu.opened' })
    actor.send({ type: 'link.followed', anchor: '/#contact' })
    clock.increment(299)
    actor.send({ type: 'menu.opened' })
    clock.increment(1000)
    actor.send({ type: 'menu.dismissed' })
    clock.increment(1000)
    actor.send({ type: 'menu.opened' })
    actor.send({ type: 'link.followed', anchor: null })
    clock.increment(1000)
    expect(done.filter((what) => what.startsWith('follow'))).toEqual([])
  })

  it('traps the focus in the menu only while it is open', () => {
    const { actor, clock, done, watching } = startLive()
    const isModal = () => watching.has('menuModality')
    expect(isModal()).toBe(false)
    for (const closing of ['menu.dismissed', 'route.changed', 'page.widened'] as const) {
      actor.send({ type: 'menu.opened' })
      expect(isModal()).toBe(true)
      actor.send({ type: closing })
      expect(isModal(), closing).toBe(false)
      clock.increment(MENU_CLOSING_MS)
    }
    expect(done).toEqual(['hide', 'hide', 'hide'])
  })

  it('closes the menu immediately when the page becomes wide enough for the bar', () => {
    const { actor, live } = startLive()
    actor.send({ type: 'menu.opened' })
    actor.send({ type: 'page.widened' })
    expect(live().menu).toBe('closed')
  })

  it('discloses one list at a time', () => {
    const { actor, live } = startLive()
    const toggle = (label: string) => actor.send({ type: 'disclosure.toggled', label })
    toggle('Services')
    toggle('Resources')
    expect(live().disclosure).toBe('open')
    expect(actor.getSnapshot().context.disclosed).toBe('Resources')
    toggle('Resources')
    expect(live().disclosure).toBe('closed')
  })

  it('closes a list by Escape with the focus back on its button, and on blur without moving it', () => {
    const { actor, done, live, watching } = startLive()
    actor.send({ type: 'disclosure.toggled', label: 'Services' })
    expect(watching).toContain('outsideInteraction')
    actor.send({ type: 'disclosure.dismissed' })
    expect(live().disclosure).toBe('closed')
    expect(done).toEqual(['focus button'])
    actor.send({ type: 'disclosure.toggled', label: 'Services' })
    actor.send({ type: 'disclosure.left' })
    expect(live().disclosure).toBe('closed')
    expect(done).toEqual(['focus button'])
  })

  it('keeps a list of the mobile menu disclosed while the focus moves to the next entry', () => {
    const { actor, live } = startLive()
    actor.send({ type: 'menu.opened' })
    actor.send({ type: 'disclosure.toggled', label: 'Services' })
    actor.send({ type: 'disclosure.left' })
    expect(live().disclosure).toBe('open')
    actor.send({ type: 'menu.dismissed' })
    expect(live().disclosure).toBe('closed')
  })

  it('closes its list when the menu closes', () => {
    const { actor, clock, live } = startLive()
    const toggle = () => actor.send({ type: 'disclosure.toggled', label: 'Services' })
    actor.send({ type: 'menu.opened' })
    actor.send({ type: 'menu.dismissed' })
    toggle()
    expect(live().disclosure).toBe('closed')
    clock.increment(MENU_CLOSING_MS)
    toggle()
    expect(live().disclosure).toBe('open')
  })

  it('observes the page only while it is live', () => {
    const { actor, watching } = start()
    expect(watching.size).toBe(0)
    actor.send({ type: 'page.hydrated' })
    expect(watching).toContain('scrollPosition')
    actor.stop()
    expect(watching.size).toBe(0)
  })

  it('keeps a list open that holds the focus when it becomes live', () => {
    const { actor, live } = start()
    actor.send({ type: 'page.hydrated', label: 'Services' })
    expect(live()).toMatchObject({ bar: 'full', menu: 'closed', disclosure: 'open' })
    expect(actor.getSnapshot().context.disclosed).toBe('Services')
  })

  it('closes in the duration of the motion token', () => {
    expect(motion.duration.menu.$value).toEqual({ value: MENU_CLOSING_MS, unit: 'ms' })
  })
})
