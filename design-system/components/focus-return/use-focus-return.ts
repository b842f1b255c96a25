import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

interface FocusMoves {
  onEnter?: () => void
  onLeave?: () => void
}

/**
 * Remembers the focused element before the focus moves into `region`, a part of the page that appears without taking
 * the focus, and restores it when the region is removed with the focus inside.
 *
 * @param isShown whether this render shows the region
 */
export function useFocusReturn(
  region: RefObject<HTMLElement | null>,
  isShown: boolean,
  { onEnter, onLeave }: FocusMoves = {},
) {
  const cameFrom = useRef<HTMLElement | null>(null)
  const isInside = useRef(false)

  const contains = useCallback(
    (target: EventTarget | null) => target instanceof Node && region.current?.contains(target) === true,
    [region],
  )
  const returnFocus = useCallback(() => {
    const { activeElement } = document
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true })
    else if (activeElement instanceof HTMLElement && contains(activeElement)) activeElement.blur()
  }, [contains])

  // Browsers fire no `blur` when a focused element is removed.
  useLayoutEffect(() => {
    if (isShown || !isInside.current) return
    isInside.current = false
    returnFocus()
  }, [isShown, returnFocus])

  return {
    /** Whether the focus is in the region, or was in a removed part of it. */
    isInside,
    returnFocus,
    focusProps: {
      onFocus: ({ relatedTarget }: FocusEvent) => {
        if (isInside.current) return
        isInside.current = true
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
        onEnter?.()
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A window that loses the focus remembers its element.
        if (contains(relatedTarget) || contains(document.activeElement)) return
        isInside.current = false
        onLeave?.()
      },
    },
  }
}
