import type { Crumb } from '@anupalan/design-system/breadcrumbs'
import { written } from '../entities.ts'

const breadcrumbs = /<nav aria-label="Breadcrumbs">(.*?)<\/nav>/s
const links = /<a [^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a>/g
const current = /<span aria-current="page">([^<]*)<\/span>/

/**
 * The way to a page as the page itself shows it, read from its HTML: what search engines are told cannot differ from
 * it. Empty where a page shows none.
 */
export function crumbsOf(html: string, path: string): Crumb[] {
  const way = breadcrumbs.exec(html)?.[1]
  if (way === undefined) return []
  const here = current.exec(way)?.[1]
  if (here === undefined) throw new Error(`The breadcrumbs of ${path} do not end with the page itself`)
  return [
    ...[...way.matchAll(links)].map(([, href = '', label = '']) => ({
      href: written(href),
      label: written(label),
    })),
    { href: path, label: written(here) },
  ]
}
