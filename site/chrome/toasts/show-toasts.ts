import { hydrateById } from '../../islands/hydrate.ts'
import { toasts } from './toasts.ts'

/** The island of the region of toasts. */
export const TOASTS_ID = 'toasts'

/** Fetches the region once there is a toast to show. */
export function showToasts(): void {
  const look = () => {
    if (toasts.isWaiting()) void hydrateById(TOASTS_ID)
  }
  toasts.watch(look)
  look()
}
