import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
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
  const cameFrom = useRef<HTMLElement | null>(null)
  const isInside = useRef(false)
  const isShown = toastId !== undefined

  const returnFocus = () => {
    const { activeElement } = document
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true })
    else if (region.current?.contains(activeElement) && activeElement instanceof HTMLElement)
      activeElement.blur()
  }

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
  }, [isShown])

  // Nothing else tells of a focused element that is removed: browsers send no blur.
  useLayoutEffect(() => {
    if (!isInside.current) return
    if (!isShown) {
      isInside.current = false
      returnFocus()
    } else if (!region.current?.contains(document.activeElement)) region.current?.focus()
  }, [toastId])

  const contains = (target: EventTarget | null) =>
    target instanceof Node && region.current?.contains(target) === true

  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (isInside.current) return
      isInside.current = true
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      send({ type: 'pause', by: 'focus' })
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A window that loses the focus keeps its place.
      if (contains(relatedTarget) || contains(document.activeElement)) return
      isInside.current = false
      send({ type: 'resume', by: 'focus' })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
      event.stopPropagation()
      returnFocus()
    },
  }
}
