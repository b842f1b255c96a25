/** Prefetches documents in browsers without Speculation Rules. The others get a response header from the server. */
import { isApplicationPath } from '@anupalan/server/contract/site/application-path'
import { whenIdle } from '../islands/triggers.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** The most likely next documents: those with `prefetch` in their `page.meta.ts`. */
export const prefetchPaths = ['/', '/tools', '/business-templates']

/** Whether to avoid the cost of prefetching pages that may never be opened. */
function isSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}

const prefetched = new Set<string>()

function prefetch(path: string): void {
  if (path === location.pathname || prefetched.has(path)) return
  prefetched.add(path)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: path }))
}

/** Prefetches the likely next documents when the browser is idle, and any other on hover or touch of a link to it. */
export function prefetchDocuments(): void {
  if (isSlow()) return
  whenIdle(() => prefetchPaths.forEach(prefetch))
  for (const type of ['pointerover', 'touchstart'])
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link?.origin !== location.origin || isApplicationPath(link.pathname)) return
        if (!/^\/api\/|\.\w+$/.test(link.pathname)) prefetch(link.pathname)
      },
      { passive: true },
    )
}
