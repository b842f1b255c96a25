import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type AnyStateNode } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import motion from '../../tokens/motion.tokens.json'
import { PRESS_MS } from './side-menu.constants.ts'
import { describedEntry, sideMenuMachine, type SideMenuEvent } from './side-menu.machine.ts'

const login = '/auth'
const meeting = '/schedule-meeting'

const events: SideMenuEvent[] = [
  { type: 'page.hydrated' },
  { type: 'entry.entered', href: login, by: 'hover' },
  { type: 'entry.entered', href: meeting, by: 'focus' },
  { type: 'entry.left', by: 'hover' },
  { type: 'entry.left', by: 'focus' },
  { type: 'tooltip.dismissed' },
  { type: 'entry.pressed', href: login },
]

const idsIn = (node: AnyStateNode): string[] => [node.id, ...Object.values(node.states).flatMap(idsIn)]

function start() {
  const clock = new SimulatedClock()
  let isListening = false
  const actor = createActor(
    sideMenuMachine.provide({
      actors: {
        escapeKey: fromCallback(() => {
          isListening = true
          return () => {
            isListening = false
          }
        }),
      },
    }),
    { clock },
  ).start()
  actor.send({ type: 'page.hydrated' })
  return {
    clock,
    send: (event: SideMenuEvent) => actor.send(event),
    isListening: () => isListening,
    pressed: () => actor.getSnapshot().context.pressed,
    described: () => {
      const snapshot = actor.getSnapshot()
      return snapshot.matches({ live: { tooltip: 'shown' } }) ? describedEntry(snapshot.context) : null
    },
  }
}

describe('side menu machine', () => {
  it('starts prerendered', () => {
    expect(createActor(sideMenuMachine).start().getSnapshot().value).toBe('prerendered')
  })

  it('reaches every state, and handles every event in one of them', () => {
    const paths = getShortestPaths(sideMenuMachine, { events })
    const reached = new Set(paths.flatMap(({ state }) => state._nodes.map((node) => node.id)))
    expect(reached).toEqual(new Set(idsIn(sideMenuMachine.root)))
    for (const event of events)
      expect(
        paths.some(({ state }) => state.can(event)),
        event.type,
      ).toBe(true)
  })
})

describe('"tooltips of the floating menu show on focus too"', () => {
  it.each(['hover', 'focus'] as const)('by %s it is shown, and stays until that ends', (by) => {
    const { send, described, clock } = start()
    send({ type: 'entry.entered', href: login, by })
    clock.increment(3_600_000)
    expect(described()).toBe(login)
    send({ type: 'entry.left', by })
    expect(described()).toBeNull()
  })

  it('the pointer takes precedence over the focus until it leaves', () => {
    const { send, described } = start()
    send({ type: 'entry.entered', href: login, by: 'focus' })
    send({ type: 'entry.entered', href: meeting, by: 'hover' })
    expect(described()).toBe(meeting)
    send({ type: 'entry.left', by: 'hover' })
    expect(described()).toBe(login)
  })

  it('Escape dismisses it, until the pointer or the focus enters an entry again', () => {
    const { send, described, isListening } = start()
    send({ type: 'entry.entered', href: login, by: 'focus' })
    send({ type: 'entry.entered', href: login, by: 'hover' })
    expect(isListening()).toBe(true)
    send({ type: 'tooltip.dismissed' })
    expect(described()).toBeNull()
    send({ type: 'entry.left', by: 'hover' })
    expect(described()).toBeNull()
    send({ type: 'entry.entered', href: login, by: 'hover' })
    expect(described()).toBe(login)
  })

  it('listens for Escape only while there is a tooltip', () => {
    const { send, isListening } = start()
    expect(isListening()).toBe(false)
    send({ type: 'entry.entered', href: login, by: 'hover' })
    send({ type: 'entry.left', by: 'hover' })
    expect(isListening()).toBe(false)
  })
})

describe('"Side menu press animation lasts 400 ms."', () => {
  it('lasts at 399 ms and has ended at 400', () => {
    const { send, clock, pressed } = start()
    send({ type: 'entry.pressed', href: login })
    clock.increment(399)
    expect(pressed()).toBe(login)
    clock.increment(1)
    expect(pressed()).toBeNull()
  })

  it('a second press, of this entry or another, restarts the 400 ms', () => {
    const { send, clock, pressed } = start()
    send({ type: 'entry.pressed', href: login })
    clock.increment(300)
    send({ type: 'entry.pressed', href: meeting })
    clock.increment(399)
    expect(pressed()).toBe(meeting)
    clock.increment(1)
    expect(pressed()).toBeNull()
  })

  it('lasts as long as the motion token', () => {
    expect(motion.duration.press.$value).toEqual({ value: PRESS_MS, unit: 'ms' })
  })
})
