import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

interface FocusMoves {
  onEnter?: () => void
  onLeave?: () => void
}

/**
 * Keeps in mind where the focus was before it moved into `region`, a part of the page that comes and goes without
 * taking the focus by itself, and returns it there when the region goes with the focus in it.
 *
 * @param isShown whether the region is there, as of this render
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

  // Browsers send no blur when a focused element is removed.
  useLayoutEffect(() => {
    if (isShown || !isInside.current) return
    isInside.current = false
    returnFocus()
  }, [isShown, returnFocus])

  return {
    /** Whether the focus is in the region, or was in a part of it that has been removed. */
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
        // A window that loses the focus keeps its place.
        if (contains(relatedTarget) || contains(document.activeElement)) return
        isInside.current = false
        onLeave?.()
      },
    },
  }
}
