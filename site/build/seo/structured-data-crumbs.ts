import type { Crumb } from '@anupalan/design-system/breadcrumbs'
import { decodeEntities } from '../entities.ts'

const breadcrumbs = /<nav aria-label="Breadcrumbs">(.*?)<\/nav>/s
const links = /<a [^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a>/g
const current = /<span aria-current="page">([^<]*)<\/span>/

/**
 * The breadcrumbs of a page, parsed from its HTML, so that the structured data cannot differ from them. Empty if the
 * page has none.
 */
export function crumbsOf(html: string, path: string): Crumb[] {
  const way = breadcrumbs.exec(html)?.[1]
  if (way === undefined) return []
  const here = current.exec(way)?.[1]
  if (here === undefined) throw new Error(`The breadcrumbs of ${path} do not end with the current page`)
  return [
    ...[...way.matchAll(links)].map(([, href = '', label = '']) => ({
      href: decodeEntities(href),
      label: decodeEntities(label),
    })),
    { href: path, label: decodeEntities(here) },
  ]
}
