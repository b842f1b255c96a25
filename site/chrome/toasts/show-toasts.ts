import { hydrateById } from '../../islands/hydrate.ts'
import { whenIdle } from '../../islands/triggers.ts'
import { toasts } from './toasts.ts'

/** The island of the region of toasts. */
export const TOASTS_ID = 'toasts'

/**
 * Fetches the region before there is a toast, for an island that will show one where the connection is lost: then it
 * would be too late.
 */
export function prepareToasts(): () => void {
  return whenIdle(() => void hydrateById(TOASTS_ID))
}

/** Fetches the region once there is a toast to show. */
export function showToasts(): void {
  const look = () => {
    if (toasts.isWaiting()) void hydrateById(TOASTS_ID)
  }
  toasts.watch(look)
  look()
}
