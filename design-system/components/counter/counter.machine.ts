import { assign, fromCallback, setup } from 'xstate'
import { COUNT_MS } from './counter.constants.ts'

export interface CounterContext {
  /** How much of the counting time has passed, in ms. */
  elapsed: number
}

export type CounterEvent =
  | { type: 'seen' }
  | { type: 'motion.reduced' }
  /** `elapsed` is the time since counting began, in ms. */
  | { type: 'frame.passed'; elapsed: number }

const watcher = fromCallback<CounterEvent>(() => {})

/** A counter: its final figure until it is seen, then once from 0 up to it. */
export const counterMachine = setup({
  types: { context: {} as CounterContext, events: {} as CounterEvent, tags: {} as 'final' },
  actors: { sight: watcher, motion: watcher, frames: watcher },
  actions: {
    measure: assign({
      elapsed: ({ context, event }) => (event.type === 'frame.passed' ? event.elapsed : context.elapsed),
    }),
  },
  delays: { counting: COUNT_MS },
}).createMachine({
  id: 'counter',
  context: { elapsed: 0 },
  initial: 'unseen',
  states: {
    unseen: {
      description: 'Shows the final figure, as the prerendered page does.',
      tags: 'final',
      invoke: [{ src: 'motion' }, { src: 'sight' }],
      on: { seen: 'counting', 'motion.reduced': 'counted' },
    },
    counting: {
      invoke: [{ src: 'motion' }, { src: 'frames' }],
      on: { 'frame.passed': { actions: 'measure' }, 'motion.reduced': 'counted' },
      after: { counting: 'counted' },
    },
    counted: { tags: 'final', type: 'final' },
  },
})

/** What a counter shows after `elapsed` ms: fast at first, then slower; whole numbers; exactly `target` at the end. */
export function countAt(target: number, elapsed: number): number {
  const left = 1 - Math.min(Math.max(elapsed / COUNT_MS, 0), 1)
  return Math.round(target * (1 - left ** 3))
}
