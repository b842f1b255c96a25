import { NetworkError } from '@anupalan/server/contract/core/client'
import { useState, type ComponentType } from 'react'
import { toasts } from '../chrome/toasts/toasts.ts'
import { problemOf } from './data/problem.ts'
import { dataWords } from './data/words.ts'

/**
 * A component that few visits need, such as a dialog, whose code is loaded by the button that opens it.
 *
 * @returns the component, `null` until its code is loaded; and a function that loads it and then calls back; and
 *   handlers for that button, by which it is loaded once it is pointed at or focused. If it cannot be loaded when it is
 *   called for, a toast says so, and the next call tries again
 */
export function useLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null)
  const load = async (onLoad: () => void) => {
    try {
      setLoaded({ Component: await importComponent() })
      onLoad()
    } catch (cause) {
      const { text } = problemOf(new NetworkError(cause))
      toasts.toast({ title: dataWords.notLoaded, description: text, variant: 'destructive' })
    }
  }
  const preload = () => void importComponent().catch(() => {})
  return [loaded?.Component ?? null, load, { onPointerEnter: preload, onFocus: preload }] as const
}
