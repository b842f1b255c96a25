import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { stateSlug, statesOf } from './states.ts'

describe('statesOf', () => {
  const door = setup({
    types: { context: {} as { knocks: number }, events: {} as { type: 'knock' } | { type: 'open' } },
    actions: { count: assign({ knocks: ({ context }) => Math.min(2, context.knocks + 1) }) },
    guards: { isKnockedTwice: ({ context }) => context.knocks === 2 },
    delays: { draught: 300 },
  }).createMachine({
    id: 'door',
    context: { knocks: 0 },
    initial: 'shut',
    states: {
      shut: {
        meta: { focus: { role: 'button' } },
        on: { knock: { actions: 'count' }, open: { guard: 'isKnockedTwice', target: 'ajar' } },
      },
      ajar: {
        type: 'parallel',
        meta: { announces: 'ajar', inert: 'page' },
        states: {
          light: { initial: 'dim', states: { dim: { meta: { announces: 'dim' } } } },
          air: { initial: 'still', states: { still: { after: { draught: 'moving' } }, moving: {} } },
        },
      },
    },
  })
  const states = statesOf({
    machine: door,
    events: [{ type: 'knock' }, { type: 'open' }],
    distinguish: ({ context }) => context.knocks === 1 && 'knocked',
    messages: { dim: 'It is dim.' },
  })

  test('finds every state through guards and delays, by the shortest path', () => {
    expect([...states.reachable.keys()]).toEqual([
      'shut',
      'shut, knocked',
      'ajar(light.dim, air.still)',
      'ajar(light.dim, air.moving)',
    ])
    expect(states.reachable.get('ajar(light.dim, air.still)')!.steps.map(({ type }) => type)).toEqual([
      'knock',
      'knock',
      'open',
    ])
  })

  test('merges the promises of state nodes, inner over outer', () => {
    const { promise } = states.reachable.get('ajar(light.dim, air.still)')!
    expect(promise).toEqual({ announces: 'dim', inert: 'page' })
    expect(states.words(promise.announces!)).toBe('It is dim.')
    expect(states.words('no key')).toBe('no key')
  })

  test('a frozen state accepts other context, and an unknown state throws', () => {
    expect(states.frozen('shut', { knocks: 7 }).context.knocks).toBe(7)
    expect(() => states.frozen('open')).toThrow('door has no state "open". It has: shut; shut, knocked; ajar')
  })

  test('a name becomes part of a story’s id', () => {
    expect(stateSlug('ajar(light.dim, air.moving)')).toBe('ajar-light-dim-air-moving')
  })
})
