import { useEffect, useRef } from 'react'

/** Room above a heading that the page’s header may cover, in px. */
const HEADER_PX = 120

/**
 * Brings whoever moved on to where they are now: the heading that comes with a new `place` takes the focus, and the top
 * of its panel is seen. What is there from the start takes nothing.
 *
 * @param place changes with each move
 * @param isStill while the place changes without anybody having moved
 */
export function useStepFocus<Panel extends HTMLElement>(step: string, isDisabled: boolean) {
  const panel = useRef<Panel>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (isDisabled) return
    const heading = panel.current?.querySelector<HTMLElement>('h2')
    if (!heading) return
    heading.focus({ preventScroll: true })
    const { top } = heading.getBoundingClientRect()
    if (top < HEADER_PX || top > window.innerHeight / 2) panel.current?.scrollIntoView({ block: 'start' })
  }, [step, isDisabled])
  return panel
}
