import type { Analytics } from './analytics.ts'

declare global {
  interface Document {
    /** Rendered ahead, for an address that may be opened. Chromium only. */
    readonly prerendering?: boolean
  }
}

/** Resolves when somebody sees the page. */
const whenSeen = () =>
  new Promise<void>((resolve) => {
    if (document.prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true })
    else resolve()
  })

async function load(): Promise<Analytics> {
  await whenSeen()
  const { ownEndpoint } = await import('./own-endpoint.ts')
  return ownEndpoint()
}

/** Brings the analytics of this build: the product's own endpoint, and none in development. */
export const loadAnalytics = import.meta.env.DEV ? undefined : load
