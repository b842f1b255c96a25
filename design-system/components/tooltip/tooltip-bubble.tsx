import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import { useTooltip } from 'react-aria/useTooltipTrigger'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { TOOLTIP_OFFSET_PX } from './tooltip.constants.ts'
import * as css from './tooltip.css.ts'

interface TooltipBubbleProps {
  /** From `useTooltipTrigger`. */
  id?: string
  state: TooltipTriggerState
  trigger: RefObject<HTMLElement | null>
  placement: 'top' | 'bottom'
  /** Hidden from screen readers, which read the same text as the control's name. */
  isHidden: boolean
  children: ReactNode
}

/**
 * The box with the text, mounted while it is open. A manual popover next to its control: in the top layer, and inside
 * the modal dialog that its control is in. Elements outside of that are inert, and could not be hovered.
 */
export function TooltipBubble({ id, state, trigger, placement, isHidden, children }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  const { tooltipProps } = useTooltip({ id }, state)
  // Before its position is measured, in the next layout effect.
  useLayoutEffect(() => bubble.current?.showPopover(), [])
  const { overlayProps } = useOverlayPosition({
    targetRef: trigger,
    overlayRef: bubble,
    placement,
    offset: TOOLTIP_OFFSET_PX,
    isOpen: true,
    onClose: () => state.close(true),
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A modal dialog would close too: react-aria stops the event, but not the browser's default action.
      if (event.key === 'Escape') event.preventDefault()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = [bubble.current, trigger.current].some((part) => part?.contains(target as Node))
      // By touch, nothing else closes it: iOS does not focus a button that is pressed.
      if (!isInside) state.close(true)
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [state, trigger])
  return (
    <span
      {...mergeProps(tooltipProps, overlayProps)}
      ref={bubble}
      popover="manual"
      aria-hidden={isHidden || undefined}
      className={css.bubble}
    >
      {children}
    </span>
  )
}
