import { useEffect, useRef, type FocusEvent } from 'react'

interface Focused {
  readonly element: Element
  /** The row that it is in. */
  readonly row: Element | null
}

/** The first visible button of the nearest sibling before an element that has one. */
function buttonBefore(element: Element): HTMLButtonElement | undefined {
  for (let sibling = element.previousElementSibling; sibling; sibling = sibling.previousElementSibling) {
    const buttons = sibling instanceof HTMLButtonElement ? [sibling] : sibling.querySelectorAll('button')
    const visible = [...buttons].find((button) => button.checkVisibility())
    if (visible) return visible
  }
  return undefined
}

/**
 * Keeps the focus in a group whose buttons change with its rows: if the focused one is removed, the focus moves to the
 * first button of its row; without that row, to the first of the group. A group without buttons may have no height: the
 * focus moves to the button before it, such as that which adds rows.
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
    const group = ref.current
    ;(inRow ?? group?.querySelector('button') ?? (group && buttonBefore(group)) ?? group)?.focus()
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
