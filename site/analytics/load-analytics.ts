import type { Analytics } from './analytics.ts'

declare global {
  interface Document {
    /** Whether the document is being prerendered. Chromium only. */
    readonly prerendering?: boolean
  }
}

/** Resolves when a prerendered document is activated; immediately for any other. */
const whenActivated = () =>
  new Promise<void>((resolve) => {
    if (document.prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true })
    else resolve()
  })

async function load(): Promise<Analytics> {
  await whenActivated()
  const { ownEndpoint } = await import('./own-endpoint.ts')
  return ownEndpoint()
}

/** Loads the analytics of this build: the product's own endpoint; none in development. */
export const loadAnalytics = import.meta.env.DEV ? undefined : load
