import type { BuiltPage } from '../pages.ts'

type Entry = Pick<BuiltPage, 'path' | 'listed' | 'changed'>

/**
 * A page was changed when its own words say so. The day of a build says nothing of what changed in it, and search
 * engines soon stop believing it.
 */
const entry = (origin: string, { path, changed }: Entry) =>
  `  <url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`

/** Every page that search engines are shown, for `sitemap.xml`. */
export const sitemap = (origin: string, pages: readonly Entry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter(({ listed }) => listed).map((page) => entry(origin, page)),
    '</urlset>',
    '',
  ].join('\n')

/** Everything may be read but the API; pages that are not listed say so themselves. */
export const robots = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
