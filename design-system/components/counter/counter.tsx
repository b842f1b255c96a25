import { useMachine } from '@xstate/react'
import { useRef, useState, type RefObject } from 'react'
import { fromCallback, type ActorOptions, type SnapshotFrom } from 'xstate'
import { media } from '../../tokens/index.ts'
import * as css from './counter.css.ts'
import { countAt, counterMachine, type CounterEvent } from './counter.machine.ts'

export interface CounterProps {
  /** What it counts to. */
  target: number
  /** How a number on the way is written, with its sign: `(count) => `${count}+``. @default String */
  format?: (count: number) => string
  /** What keeps the time, for tests: XState's `SimulatedClock`. @default the browser's own */
  clock?: ActorOptions<typeof counterMachine>['clock']
  /** A state to show frozen, for stories. */
  snapshot?: SnapshotFrom<typeof counterMachine>
}

/**
 * A figure that counts up from 0 in 2000 ms when it is first seen. The page as it is sent, a screen reader and a
 * reader who prefers reduced motion have the final figure from the start.
 */
export function Counter({ target, format = String, clock, snapshot }: CounterProps) {
  const element = useRef<HTMLSpanElement>(null)
  const [machine] = useState(() => counterMachine.provide({ actors: counterActors(element, target) }))
  const [state] = useMachine(machine, { ...(clock && { clock }), snapshot })
  const final = format(target)
  const isFinal = state.hasTag('final')
  return (
    <span ref={element} className={css.counter}>
      <span className={isFinal ? undefined : css.reserved}>{final}</span>
      {!isFinal && (
        <span aria-hidden className={css.counting}>
          {format(countAt(target, state.context.elapsed))}
        </span>
      )}
    </span>
  )
}

const counterActors = (element: RefObject<HTMLElement | null>, target: number) => ({
  motion: fromCallback<CounterEvent>(({ sendBack }) => {
    const reduced = window.matchMedia(media.reducedMotion)
    const report = () => reduced.matches && sendBack({ type: 'motion.reduced' })
    reduced.addEventListener('change', report)
    report()
    return () => reduced.removeEventListener('change', report)
  }),

  sight: fromCallback<CounterEvent>(({ sendBack }) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) sendBack({ type: 'seen' })
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }),

  frames: fromCallback<CounterEvent>(({ sendBack }) => {
    const began = performance.now()
    let shown = 0
    let frame = requestAnimationFrame(function report(now) {
      const elapsed = now - began
      const count = countAt(target, elapsed)
      // A frame with the same number is not worth a render.
      if (count !== shown) sendBack({ type: 'frame.passed', elapsed })
      shown = count
      frame = requestAnimationFrame(report)
    })
    return () => cancelAnimationFrame(frame)
  }),
})
