import { useRef, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react'

/**
 * The ways in which a visitor dismisses a modal dialog that covers the page: Escape, a phone's way back, a press beside
 * its sheet. The browser would close the dialog by itself; here its owner is asked.
 *
 * @param dismiss asks the owner; `null` where the dialog must be answered
 * @returns for the `dialog` element
 */
export function useDismissal(dismiss: (() => void) | null) {
  const pressBegan = useRef<EventTarget | null>(null)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
      event.preventDefault()
      dismiss?.()
    },
    onCancel: (event: SyntheticEvent) => {
      // A file field inside sends an event of the same name.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      dismiss?.()
    },
    // The browser asks by `cancel` only once in a while, and then closes it all the same.
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target !== currentTarget || currentTarget.open) return
      if (dismiss) dismiss()
      else currentTarget.showModal()
    },
    onPointerDown: ({ target }: PointerEvent) => {
      pressBegan.current = target
    },
    onClick: ({ target, currentTarget }: SyntheticEvent) => {
      // One that only ends beside the sheet, as when text is selected, dismisses nothing.
      if (target === currentTarget && pressBegan.current === currentTarget) dismiss?.()
    },
  }
}
