import { useEffect, useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'
import { useFocusReturn } from '../focus-return/index.ts'
import type { PauseEvent } from './toast.machine.ts'

const isHotkey = (event: globalThis.KeyboardEvent) =>
  event.key === 'F8' &&
  !event.repeat &&
  // Input methods use F8; some browsers report that only by the key code.
  !event.isComposing &&
  event.keyCode !== 229 &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)

/**
 * "F8 focuses the notifications region", Escape or a second F8 returns the focus to where it was, and so does the
 * removal of a focused toast.
 */
export function useRegionFocus(
  region: RefObject<HTMLElement | null>,
  toastId: string | undefined,
  send: (event: PauseEvent) => void,
) {
  const isShown = toastId !== undefined
  const { isInside, returnFocus, focusProps } = useFocusReturn(region, isShown, {
    onEnter: () => send({ type: 'pause', by: 'focus' }),
    onLeave: () => send({ type: 'resume', by: 'focus' }),
  })

  useEffect(() => {
    if (!isShown) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isHotkey(event)) return
      event.preventDefault()
      if (isInside.current) returnFocus()
      else region.current?.focus()
    }
    // Captured, because the page's handlers may stop propagation.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isShown, isInside, region, returnFocus])

  // The focused action may have been removed with a replaced toast.
  useLayoutEffect(() => {
    if (isShown && isInside.current && !region.current?.contains(document.activeElement))
      region.current?.focus()
  }, [toastId, isShown, isInside, region])

  return {
    ...focusProps,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
      event.stopPropagation()
      // Also prevents the browser from closing a dialog around the toast.
      event.preventDefault()
      returnFocus()
    },
  }
}
