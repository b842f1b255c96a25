import { useLayoutEffect, type RefObject } from 'react'

/**
 * Sets `data-place` of the region when a toast arrives: `top` if a field of the page has the focus, away from the
 * keyboard of a small screen. The place is kept until the next toast. One that moved when the field loses the focus
 * would come under the pointer that presses the form’s button, between `pointerdown` and `pointerup`, and the press
 * would be lost. A field of a dialog does not count, because the toast leaves the top with the dialog.
 */
export function usePlace(region: RefObject<HTMLElement | null>, toastId: string | undefined): void {
  useLayoutEffect(() => {
    if (toastId === undefined || !region.current) return
    const isTyping = document.activeElement?.matches(':is(input, textarea):not(dialog *)') === true
    region.current.setAttribute('data-place', isTyping ? 'top' : 'bottom')
  }, [region, toastId])
}
