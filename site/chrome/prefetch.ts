/** Fetches documents ahead where the browser knows no Speculation Rules, which the server's header names to the others. */
import { isApplicationPath } from '../ui/application-path.ts'
import { whenIdle } from '../islands/triggers.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** The documents that most visitors go to next: those that are fetched ahead by their `page.meta.ts`. */
export const likely = ['/', '/tools', '/business-templates']

/** Nobody pays for a page they may never open. */
function isSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}

const asked = new Set<string>()

function prefetch(path: string): void {
  if (path === location.pathname || asked.has(path)) return
  asked.add(path)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: path }))
}

/** Fetches what is likely next once the document is idle, and any other when a link to it is pointed at or touched. */
export function prefetchDocuments(): void {
  if (isSlow()) return
  whenIdle(() => likely.forEach(prefetch))
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
