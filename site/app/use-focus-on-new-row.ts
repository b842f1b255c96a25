import { useEffect, useRef } from 'react'

/**
 * For a list that a button below it continues. With the last rows the button is gone: the focus moves to the first of
 * the new rows.
 *
 * @param count of the rows that are shown
 * @param list which list it is, such as its filter: the rows of another one are not new
 * @returns ref of the element around the list
 */
export function useFocusOnNewRow(count: number, list = '') {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef({ list, count })
  useEffect(() => {
    const { list: shown, count: first } = before.current
    before.current = { list, count }
    if (shown !== list || first === 0 || count <= first || document.activeElement !== document.body) return
    ref.current?.querySelectorAll('li')[first]?.querySelector('a')?.focus()
  }, [list, count])
  return ref
}
