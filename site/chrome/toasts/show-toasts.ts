import { hydrateById } from '../../islands/hydrate.ts'
import { whenIdle } from '../../islands/triggers.ts'
import { toasts } from './toasts.ts'

/** Id of the toast region's island. */
export const TOASTS_ID = 'toasts'

/**
 * Hydrates the region when idle, for an island that shows a toast when the network fails: its code could not be loaded
 * then.
 */
export function prepareToasts(): () => void {
  return whenIdle(() => void hydrateById(TOASTS_ID))
}

/** Hydrates the region with the first toast. */
export function showToasts(): void {
  const hydrateIfWaiting = () => {
    if (toasts.isWaiting()) void hydrateById(TOASTS_ID)
  }
  toasts.watch(hydrateIfWaiting)
  hydrateIfWaiting()
}
