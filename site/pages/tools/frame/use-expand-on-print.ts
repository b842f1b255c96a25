import { useEffect } from 'react'

/** Opens all closed `details` for printing, and closes them again afterwards. */
export function useExpandOnPrint(): void {
  useEffect(() => {
    let unfolded: HTMLDetailsElement[] = []
    const unfold = () => {
      unfolded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const each of unfolded) each.open = true
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
  }, [])
}
