import { useRef, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react'

/**
 * Handles the ways to dismiss a modal dialog: Escape, a phone's Back gesture, a press outside its sheet. Prevents the
 * browser from closing it, because it is controlled by its parent.
 *
 * @param dismiss requests to close it; `null` if it requires an answer
 * @returns props for the `dialog` element
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
      // A file input inside fires a bubbling `cancel` event.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      dismiss?.()
    },
    // Browsers do not always fire a cancelable `cancel`: the second close request in a row closes the dialog.
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target !== currentTarget || currentTarget.open) return
      if (dismiss) dismiss()
      else currentTarget.showModal()
    },
    onPointerDown: ({ target }: PointerEvent) => {
      pressBegan.current = target
    },
    onClick: ({ target, currentTarget }: SyntheticEvent) => {
      // Not for a press that only ends outside the sheet, as when text is selected.
      if (target === currentTarget && pressBegan.current === currentTarget) dismiss?.()
    },
  }
}
