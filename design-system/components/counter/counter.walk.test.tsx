import '../../tokens/reset.css.ts'
import { SimulatedClock } from 'xstate'
import { expect } from 'vitest'
import { walk } from '../../workbench/walk.tsx'
import { COUNT_MS } from './counter.constants.ts'
import { counterStates } from './counter.states.ts'
import { Counter } from './index.ts'

let clock: SimulatedClock

/** The visible intermediate figure; a screen reader reads the final one. */
const onTheWay = () => document.querySelector('main [aria-hidden]')
const final = () => document.querySelector('main p')?.firstElementChild?.firstElementChild

const isFinal = async () => {
  await expect.poll(onTheWay).toBeNull()
  expect(final()?.textContent).toBe('3000+')
}

walk({
  states: counterStates,
  mount: () => {
    clock = new SimulatedClock()
    return {
      element: (
        <p style={{ paddingBlock: '110vh' }}>
          <Counter target={3000} format={(count) => `${count}+`} clock={clock} />
        </p>
      ),
    }
  },
  steps: {
    seen: ({ scroll }) => scroll(),
    'xstate.after.counting.counter.counting': async () => {
      // Counting must have started before it ends.
      await expect.poll(onTheWay).not.toBeNull()
      clock.increment(COUNT_MS)
    },
  },
  arrivals: {
    unseen: isFinal,
    counting: async () => {
      await expect.poll(onTheWay).not.toBeNull()
      expect(final()?.textContent).toBe('3000+')
    },
    counted: isFinal,
  },
})
