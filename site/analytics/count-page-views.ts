import type { Analytics } from './analytics.ts'

/**
 * Called for each page view, and again whenever consent changes.
 *
 * @param path undefined for a redirect.
 */
export type CountPageView = (path: string | undefined, isAllowed: boolean) => void

/**
 * Reports page views while there is consent, and loads the analytics with the first. The page that is open when consent
 * is given counts; earlier pages do not.
 */
export function countPageViews(load: () => Promise<Analytics>): CountPageView {
  /** One promise per consent: a withdrawal resets it. */
  let analytics: Promise<Analytics> | undefined

  async function send(path: string): Promise<void> {
    const loading = (analytics ??= load())
    try {
      const { report } = await loading
      if (loading === analytics) report(path)
    } catch {
      // Possibly offline: the next page view retries.
      if (loading === analytics) analytics = undefined
    }
  }

  return (path, isAllowed) => {
    if (isAllowed) {
      if (path !== undefined) void send(path)
    } else {
      analytics?.then(({ optOut }) => optOut()).catch(() => {})
      analytics = undefined
    }
  }
}
