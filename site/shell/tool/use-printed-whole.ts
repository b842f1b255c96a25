import { useEffect, type RefObject } from 'react'

/** What is folded away is unfolded while it is printed, and folded again after. */
export function usePrintedWhole(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let unfolded: HTMLDetailsElement[] = []
    const unfold = () => {
      unfolded = [...(part.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
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
  }, [part])
}
