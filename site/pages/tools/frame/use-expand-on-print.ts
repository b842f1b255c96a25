import { useEffect } from 'react'

/** What is folded away on the page is unfolded while it is printed, and folded again after. */
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
