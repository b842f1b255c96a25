import type { BuiltPage } from '../pages.ts'

type Entry = Pick<BuiltPage, 'path' | 'listed' | 'changed'>

/**
 * `lastmod` is the date that the page itself states. The date of the build would be wrong for most pages, and search
 * engines ignore `lastmod` of a site where it is often wrong.
 */
const entry = (origin: string, { path, changed }: Entry) =>
  `  <url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`

/** `sitemap.xml`, with all listed pages. */
export const sitemap = (origin: string, pages: readonly Entry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter(({ listed }) => listed).map((page) => entry(origin, page)),
    '</urlset>',
    '',
  ].join('\n')

/** `robots.txt`: all but the API. Pages that are not listed have `noindex`. */
export const robots = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
