import { useEffect, useRef } from 'react'

/** Whether the focus is nowhere, or on what new rows have moved out of the window. */
function isFocusOutOfView(): boolean {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return true
  const { top, bottom } = focused.getBoundingClientRect()
  return top >= innerHeight || bottom <= 0
}

/**
 * For a list that a button below it continues. With the last rows the button is gone, and many rows move it out of the
 * window: the focus then moves to the first of the new rows.
 *
 * @param count of the rows that are shown
 * @param list which list it is, such as its filter: the rows of another one are not new
 */
export function useFocusOnNewRow(count: number, list = '') {
  const ref = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ list: string; count: number }>(undefined)
  useEffect(() => {
    const before = pressed.current
    if (before === undefined || (before.list === list && count <= before.count)) return
    pressed.current = undefined
    if (before.list !== list || !isFocusOutOfView()) return
    ref.current?.querySelectorAll('li')[before.count]?.querySelector('a')?.focus()
  }, [list, count])
  return {
    /** Of the element around the list. */
    ref,
    /** To be called when the button is pressed. Rows that come otherwise, such as of an upload, move no focus. */
    awaitRows: () => {
      pressed.current = { list, count }
    },
  }
}
