import { useEffect, useRef } from 'react'

/**
 * For a screen that shows a list or, with a parameter in its URL, one of its rows. Once the list is shown again, by Back
 * or by a link, the focus would be lost with the row's page: it returns to the link of that row, or to the heading.
 *
 * @param parameter that the links of the rows have
 * @param shown its value; `null` while the list is shown
 * @returns ref of the element around the list
 */
export function useFocusOnReturn(parameter: string, shown: string | null) {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef(shown)
  useEffect(() => {
    const left = last.current
    last.current = shown
    if (left === null || shown !== null || document.activeElement !== document.body) return
    const links = [...(ref.current?.querySelectorAll('a') ?? [])]
    const link = links.find(({ href }) => new URL(href).searchParams.get(parameter) === left)
    const target = link ?? ref.current?.querySelector('h1')
    target?.focus()
  }, [parameter, shown])
  return ref
}
