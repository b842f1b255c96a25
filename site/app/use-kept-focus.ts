import { useEffect, useRef, type FocusEvent } from 'react'

interface Focused {
  readonly element: Element
  /** The row that it is in. */
  readonly row: Element | null
}

/**
 * Keeps the focus in a group whose buttons change with its rows: if the focused one is removed, the focus moves to the
 * first button of its row; without that row, to the first of the group, or to the group itself.
 *
 * @param rows the group is checked after each change of them
 */
export function useKeptFocus(rows: readonly unknown[]) {
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef<Focused | null>(null)
  useEffect(() => {
    if (focused.current === null || focused.current.element.isConnected) return
    const { row } = focused.current
    focused.current = null
    // The browser moves the focus of a removed element to the body.
    if (document.activeElement !== document.body) return
    const inRow = row?.isConnected ? row.querySelector('button') : null
    ;(inRow ?? ref.current?.querySelector('button') ?? ref.current)?.focus()
  }, [rows])
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = { element: target, row: target.closest('li') }
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null
    },
  }
}
