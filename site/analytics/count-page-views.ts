import type { Analytics } from './analytics.ts'

/**
 * To be told of each page that is shown, and again whenever it changes whether the visitor allows it to be counted.
 *
 * @param path none where the address only leads to another.
 */
export type CountPageView = (path: string | undefined, isAllowed: boolean) => void

/**
 * Reports pages from the consent to its withdrawal, to analytics that are loaded with the first of them. The page that
 * is shown when consent is given counts; what was shown before does not.
 */
export function countPageViews(load: () => Promise<Analytics>): CountPageView {
  /** Of this consent: after a withdrawal there is another. */
  let analytics: Promise<Analytics> | undefined

  async function tell(path: string): Promise<void> {
    const loading = (analytics ??= load())
    try {
      const { report } = await loading
      if (loading === analytics) report(path)
    } catch {
      // Offline, perhaps: the next page asks for it again.
      if (loading === analytics) analytics = undefined
    }
  }

  return (path, isAllowed) => {
    if (isAllowed) {
      if (path !== undefined) void tell(path)
    } else {
      analytics?.then(({ forget }) => forget()).catch(() => {})
      analytics = undefined
    }
  }
}
