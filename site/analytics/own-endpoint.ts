import { createClient } from '@anupalan/server/contract/core/client'
import { reportPageView } from '@anupalan/server/contract/page-views/endpoints'
import type { Analytics } from './analytics.ts'

/** The product's own endpoint, which counts views by page and day. It stores nothing on the device. */
export function ownEndpoint(): Analytics {
  const client = createClient(
    {
      fetch: (url, init) =>
        fetch(url, {
          ...init,
          // A session cookie would identify the user.
          credentials: 'omit',
          // The URL may contain what was typed into a tool.
          referrerPolicy: 'no-referrer',
          // Sent even if the page is unloaded, and after all other requests.
          keepalive: true,
          priority: 'low',
        }),
    },
    { reportPageView },
  )
  let sending = new AbortController()

  return {
    report(path) {
      // A lost page view is not worth a retry.
      client.reportPageView({ body: { path }, signal: sending.signal }).catch(() => {})
    },
    optOut() {
      sending.abort()
      sending = new AbortController()
    },
  }
}
