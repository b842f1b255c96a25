import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import motion from '../../tokens/motion.tokens.json'
import { COUNT_MS } from './counter.constants.ts'
import { countAt, counterMachine, type CounterEvent } from './counter.machine.ts'

const events: CounterEvent[] = [{ type: 'seen' }, { type: 'motion.reduced' }]

function start() {
  const clock = new SimulatedClock()
  return { clock, actor: createActor(counterMachine, { clock }).start() }
}

describe('counter machine', () => {
  it('reaches every state', () => {
    const reached = getShortestPaths(counterMachine, { events }).map(({ state }) => state.value)
    expect(new Set(reached)).toEqual(new Set(Object.keys(counterMachine.states)))
  })

  it('handles every event that the component sends', () => {
    const paths = getShortestPaths(counterMachine, { events })
    for (const event of events)
      expect(
        paths.some(({ state }) => state.can(event)),
        event.type,
      ).toBe(true)
  })

  it('Counters render their final value in the HTML', () => {
    expect(start().actor.getSnapshot().hasTag('final')).toBe(true)
  })

  it('Counters count from 0 to target over 2000 ms', () => {
    const { actor, clock } = start()
    actor.send({ type: 'seen' })
    clock.increment(1999)
    expect(actor.getSnapshot().value).toBe('counting')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('counted')
  })

  it('count up only when seen, and not under reduced motion', () => {
    const { actor, clock } = start()
    clock.increment(10_000)
    expect(actor.getSnapshot().value).toBe('unseen')
    actor.send({ type: 'motion.reduced' })
    expect(actor.getSnapshot().value).toBe('counted')
    actor.send({ type: 'seen' })
    expect(actor.getSnapshot().value).toBe('counted')
  })

  it('stops counting when motion becomes reduced', () => {
    const { actor } = start()
    actor.send({ type: 'seen' })
    actor.send({ type: 'motion.reduced' })
    expect(actor.getSnapshot().value).toBe('counted')
  })

  it('writes frames only while it counts', () => {
    const writing = { now: false }
    const frames = fromCallback<CounterEvent>(() => {
      writing.now = true
      return () => void (writing.now = false)
    })
    const clock = new SimulatedClock()
    const actor = createActor(counterMachine.provide({ actors: { frames } }), { clock }).start()
    expect(writing.now).toBe(false)
    actor.send({ type: 'seen' })
    expect(writing.now).toBe(true)
    clock.increment(COUNT_MS)
    expect(writing.now).toBe(false)
  })

  it('counts once', () => {
    const { actor, clock } = start()
    actor.send({ type: 'seen' })
    clock.increment(2000)
    actor.send({ type: 'seen' })
    expect(actor.getSnapshot().value).toBe('counted')
  })
})

describe('countAt', () => {
  it('increases monotonically from 0 to the target', () => {
    for (const target of [0, 1, 15, 98, 3000]) {
      let last = countAt(target, 0)
      expect(last).toBe(0)
      for (let elapsed = 0; elapsed <= 2000; elapsed += 16) {
        const shown = countAt(target, elapsed)
        expect(shown).toBeGreaterThanOrEqual(last)
        expect(Number.isInteger(shown)).toBe(true)
        last = shown
      }
      expect(countAt(target, 2000)).toBe(target)
      expect(countAt(target, 2500)).toBe(target)
    }
  })

  it('lasts as long as the motion token', () => {
    expect(motion.duration.count.$value).toEqual({ value: COUNT_MS, unit: 'ms' })
  })
})
