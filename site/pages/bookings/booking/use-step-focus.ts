import { useEffect, useRef } from 'react'

/** Height at the top of the viewport that the page’s header may cover, in px. */
const HEADER_PX = 120

/**
 * Focuses the heading of a new step and scrolls its panel into view. The initial step takes no focus.
 *
 * @param isDisabled while the step changes without an action of the visitor
 */
export function useStepFocus<Panel extends HTMLElement>(step: string, isDisabled: boolean) {
  const panel = useRef<Panel>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (isDisabled) return
    const heading = panel.current?.querySelector<HTMLElement>('#step')
    if (!heading) return
    heading.focus({ preventScroll: true })
    const { top } = heading.getBoundingClientRect()
    if (top < HEADER_PX || top > window.innerHeight / 2) panel.current?.scrollIntoView({ block: 'start' })
  }, [step, isDisabled])
  return panel
}
