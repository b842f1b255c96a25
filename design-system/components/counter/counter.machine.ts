import { fromCallback, setup } from 'xstate'
import { COUNT_MS } from './counter.constants.ts'

export type CounterEvent = { type: 'seen' } | { type: 'motion.reduced' }

const watcher = fromCallback<CounterEvent>(() => {})

/**
 * A counter: its final figure until it is visible, then counts once from 0 up to it. The figures of the frames are not
 * part of the state: `frames` writes them into the page.
 */
export const counterMachine = setup({
  types: { events: {} as CounterEvent, tags: {} as 'final' },
  actors: { sight: watcher, motion: watcher, frames: watcher },
  delays: { counting: COUNT_MS },
}).createMachine({
  id: 'counter',
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
      on: { 'motion.reduced': 'counted' },
      after: { counting: 'counted' },
    },
    counted: { tags: 'final', type: 'final' },
  },
})

/** The figure after `elapsed` ms: eased out, whole numbers, exactly `target` at the end. */
export function countAt(target: number, elapsed: number): number {
  const left = 1 - Math.min(Math.max(elapsed / COUNT_MS, 0), 1)
  return Math.round(target * (1 - left ** 3))
}
