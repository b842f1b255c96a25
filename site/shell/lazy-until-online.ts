import { lazy, type ComponentType } from 'react'

const isOnlineAgain = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))

/**
 * A component whose code, where it does not arrive, is asked for again when the connection is back. What stands around
 * a page is outside of every error boundary: one that failed would take the page with it.
 */
export const lazyUntilOnline = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    for (;;) {
      try {
        return await load()
      } catch {
        await isOnlineAgain()
      }
    }
  })
