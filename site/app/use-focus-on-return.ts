import { useEffect, useRef } from 'react'
import { focusAfterReturn } from './focus-after-return.ts'

const linksTo = (element: Element | null, parameter: string, value: string) =>
  [...(element?.querySelectorAll('a') ?? [])].filter(
    ({ href }) => new URL(href).searchParams.get(parameter) === value,
  )

/**
 * For a screen that shows a list or, with a parameter in its URL, one of its rows. Once the list is shown again, by Back
 * or by a link, the focus would be lost with the row's page: it returns to the link that was followed, otherwise to the first
 * one of that row, or to the heading.
 *
 * @param parameter that the links of the rows have
 * @param shown its value; `null` while the list is shown
 * @returns ref of the element around the list
 */
export function useFocusOnReturn(parameter: string, shown: string | null) {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef(shown)
  /** Position of the followed link among those to the same row. */
  const position = useRef(0)
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || !ref.current?.contains(link)) return
      const value = new URL(link.href).searchParams.get(parameter)
      if (value !== null) position.current = linksTo(ref.current, parameter, value).indexOf(link)
    }
    addEventListener('click', remember, { capture: true })
    return () => removeEventListener('click', remember, { capture: true })
  }, [parameter])
  useEffect(() => {
    const left = last.current
    last.current = shown
    if (left === null || shown !== null || document.activeElement !== document.body) return
    const links = linksTo(ref.current, parameter, left)
    const target = links[position.current] ?? links[0] ?? ref.current?.querySelector('h1')
    if (target) focusAfterReturn(target)
  }, [parameter, shown])
  return ref
}
