import { createClient } from '@anupalan/server/contract/core/client'
import { reportPageView } from '@anupalan/server/contract/page-views/endpoints'
import type { Analytics } from './analytics.ts'

/** The product's own endpoint, which counts views by page and day. It keeps nothing on the device. */
export function ownEndpoint(): Analytics {
  const client = createClient(
    {
      fetch: (url, init) =>
        fetch(url, {
          ...init,
          // A session's cookie would say who it is.
          credentials: 'omit',
          // The page's address has a query, which may hold what was typed into a tool.
          referrerPolicy: 'no-referrer',
          // It goes out where the page is left meanwhile, and lets everything else go first.
          keepalive: true,
          priority: 'low',
        }),
    },
    { reportPageView },
  )
  let sending = new AbortController()

  return {
    report(path) {
      // A view that is lost is one view less.
      client.reportPageView({ body: { path }, signal: sending.signal }).catch(() => {})
    },
    forget() {
      sending.abort()
      sending = new AbortController()
    },
  }
}
