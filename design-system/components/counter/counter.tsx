import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { fromCallback, type ActorOptions, type SnapshotFrom } from 'xstate'
import { media } from '../../tokens/index.ts'
import * as css from './counter.css.ts'
import { countAt, counterMachine, type CounterEvent } from './counter.machine.ts'

export interface CounterProps {
  /** The target. */
  target: number
  /** Formats each number, with its sign: `(count) => `${count}+``. @default String */
  format?: (count: number) => string
  /** Clock for tests: XState's `SimulatedClock`. @default the browser's own */
  clock?: ActorOptions<typeof counterMachine>['clock']
  /** A frozen state for stories. */
  snapshot?: SnapshotFrom<typeof counterMachine>
}

/**
 * A figure that counts up from 0 in 2000 ms when it first becomes visible. Server-rendered HTML, screen readers and
 * users who prefer reduced motion have the final figure from the start.
 */
export function Counter({ target, format = String, clock, snapshot }: CounterProps) {
  const element = useRef<HTMLSpanElement>(null)
  const counting = useRef<HTMLSpanElement>(null)
  const latest = useRef({ target, format })
  useEffect(() => {
    latest.current = { target, format }
  }, [target, format])
  // oxlint-disable-next-line react/refs -- the machine reads them later, not while it is made
  const [machine] = useState(() =>
    counterMachine.provide({
      actors: counterActors(element, (elapsed) => {
        const figure = latest.current.format(countAt(latest.current.target, elapsed))
        // Skips frames with an unchanged figure.
        // Reuses the text node: a new one would need its styles computed again.
        const text = counting.current?.firstChild
        if (text instanceof Text && text.data !== figure) text.data = figure
      }),
    }),
  )
  const [state] = useMachine(machine, { ...(clock && { clock }), snapshot })
  const isFinal = state.hasTag('final')
  return (
    <span ref={element} className={css.counter}>
      <span className={isFinal ? undefined : css.reserved}>{format(target)}</span>
      {!isFinal && (
        <span ref={counting} aria-hidden className={css.counting}>
          {format(0)}
        </span>
      )}
    </span>
  )
}

/** @param write writes a frame's figure; `elapsed` is the time since the start, in ms */
const counterActors = (element: RefObject<HTMLElement | null>, write: (elapsed: number) => void) => ({
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

  frames: fromCallback<CounterEvent>(() => {
    const began = performance.now()
    let frame = requestAnimationFrame(function report(now) {
      write(now - began)
      frame = requestAnimationFrame(report)
    })
    return () => cancelAnimationFrame(frame)
  }),
})
