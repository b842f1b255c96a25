/** Links of documents that lead nowhere. */
import { written } from './entities.ts'

export interface LinkedDocument {
  path: string
  html: string
}

const elsewhere = 'https://site.example'

const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => written(href))
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

/** The part of a page that an address names. Answers of a tool stand there too: they hold an equals sign. */
function placeIn({ hash }: URL): string | undefined {
  const place = decodeURIComponent(hash.slice(1))
  return place === '' || place.includes('=') ? undefined : place
}

/**
 * What is wrong with the links of documents, each with the page that it stands on.
 *
 * @param isThere whether a path is answered that is none of these documents: by a redirect or a file
 */
export function brokenLinks(
  documents: readonly LinkedDocument[],
  isThere: (path: string) => boolean,
): string[] {
  const places = new Map(documents.map(({ path, html }) => [path, idsOf(html)]))
  const faultOf = (from: string, href: string): string | undefined => {
    const address = new URL(href, elsewhere + from)
    if (address.origin !== elsewhere) return undefined
    const { pathname } = address
    const ids = places.get(pathname)
    if (!ids) return isThere(pathname) ? undefined : `${from}: a link leads to ${href}, which is no page`
    const place = placeIn(address)
    return place === undefined || ids.has(place)
      ? undefined
      : `${from}: a link leads to ${href}, and ${pathname} has no such place`
  }
  return documents.flatMap(({ path, html }) =>
    [...new Set(linksOf(html))].flatMap((href) => faultOf(path, href) ?? []),
  )
}
