/** Finds broken links in documents. */
import { decodeEntities } from './entities.ts'

export interface LinkedDocument {
  path: string
  html: string
}

const elsewhere = 'https://site.example'

const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => decodeEntities(href))
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

/** The element id in a fragment, if any. A fragment with an equals sign contains the answers of a tool. */
function targetIdOf({ hash }: URL): string | undefined {
  const id = decodeURIComponent(hash.slice(1))
  return id === '' || id.includes('=') ? undefined : id
}

/**
 * Messages for broken links, each with the path of its page.
 *
 * @param exists whether a path that is none of these documents is a redirect or a file
 */
export function brokenLinks(
  documents: readonly LinkedDocument[],
  exists: (path: string) => boolean,
): string[] {
  const idsByPath = new Map(documents.map(({ path, html }) => [path, idsOf(html)]))
  const problemOf = (from: string, href: string): string | undefined => {
    const address = new URL(href, elsewhere + from)
    if (address.origin !== elsewhere) return undefined
    const { pathname } = address
    const ids = idsByPath.get(pathname)
    if (!ids) return exists(pathname) ? undefined : `${from}: link to ${href}: there is no such page`
    const id = targetIdOf(address)
    return id === undefined || ids.has(id)
      ? undefined
      : `${from}: link to ${href}: ${pathname} has no element with this id`
  }
  return documents.flatMap(({ path, html }) =>
    [...new Set(linksOf(html))].flatMap((href) => problemOf(path, href) ?? []),
  )
}
