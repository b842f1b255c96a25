import { useEffect, type RefObject } from 'react'
import { inputLine } from './input-line.ts'

/**
 * Opens all closed `details` for printing, and closes them again afterwards. Writes the answers of the form into an
 * element, which React leaves empty.
 */
export function useExpandOnPrint(
  form: RefObject<HTMLFormElement | null>,
  line: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    let unfolded: HTMLDetailsElement[] = []
    const unfold = () => {
      unfolded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const each of unfolded) each.open = true
      if (line.current && form.current) line.current.textContent = inputLine(form.current)
    }
    const fold = () => {
      for (const each of unfolded) each.open = false
    }
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', fold)
    }
  }, [form, line])
}
