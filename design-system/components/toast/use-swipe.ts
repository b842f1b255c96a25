import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { SWIPE_SLOP_PX } from './toast.constants.ts'
import type { ToastEvent } from './toast.machine.ts'

type Gesture = { pointerId: number; x: number; y: number; towardsEnd: 1 | -1; isSwipe: boolean }

const isOver = (event: PointerEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null

const holdsSelection = (element: Element) => {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true)
}

/**
 * Sends swipe events for touch, pen and mouse, with distances towards the inline end.
 *
 * Text stays selectable: a mouse drag on text selects it, and a toast with a selection does not move.
 */
export function useSwipe(send: (event: ToastEvent) => void) {
  const gesture = useRef<Gesture>(undefined)

  const finish = (event: PointerEvent, type: 'swipe.end' | 'swipe.cancel') => {
    if (event.pointerId !== gesture.current?.pointerId) return
    if (gesture.current.isSwipe) send({ type })
    gesture.current = undefined
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (gesture.current || event.button !== 0 || isOver(event, 'a, button')) return
      if (event.pointerType === 'mouse' && isOver(event, '[data-words]')) return
      if (holdsSelection(event.currentTarget)) return
      gesture.current = {
        pointerId: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        towardsEnd: getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1,
        isSwipe: false,
      }
    },
    // A drag next to the text does not select it, and does not move the focus.
    onMouseDown: (event: MouseEvent) => {
      if (gesture.current) event.preventDefault()
    },
    onPointerMove: (event: PointerEvent) => {
      const now = gesture.current
      if (event.pointerId !== now?.pointerId) return
      const distance = (event.clientX - now.x) * now.towardsEnd
      if (!now.isSwipe) {
        if (Math.abs(event.clientY - now.y) > Math.max(SWIPE_SLOP_PX, Math.abs(distance)))
          gesture.current = undefined
        if (distance <= SWIPE_SLOP_PX || !gesture.current) return
        now.isSwipe = true
        event.currentTarget.setPointerCapture(event.pointerId)
        send({ type: 'swipe.start' })
      }
      send({ type: 'swipe.move', distance })
    },
    onPointerUp: (event: PointerEvent) => finish(event, 'swipe.end'),
    onPointerCancel: (event: PointerEvent) => finish(event, 'swipe.cancel'),
  }
}
