import { useEffect, useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'
import { useFocusReturn } from '../focus-return/index.ts'
import type { PauseEvent } from './toast.machine.ts'

const isHotkey = (event: globalThis.KeyboardEvent) =>
  event.key === 'F8' &&
  !event.repeat &&
  // An input method takes F8 for itself; some browsers say so only by the key code.
  !event.isComposing &&
  event.keyCode !== 229 &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)

/**
 * "F8 focuses the notifications region", Escape or a second F8 returns the focus to where it was, and so does the
 * toast when it goes while the focus is in it.
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
    // Before the handlers of the page, which may keep a key to themselves.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isShown, isInside, region, returnFocus])

  // The action that had the focus may be gone with the toast that was replaced.
  useLayoutEffect(() => {
    if (isShown && isInside.current && !region.current?.contains(document.activeElement))
      region.current?.focus()
  }, [toastId, isShown, isInside, region])

  return {
    ...focusProps,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
      event.stopPropagation()
      // Nor does the browser close a dialog that the toast stands in.
      event.preventDefault()
      returnFocus()
    },
  }
}
