import type { Route } from '../routes.ts'

/** Every page that search engines are shown, for `sitemap.xml`. */
export const sitemap = (origin: string, routes: readonly Route[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routes.filter(({ listed }) => listed).map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** Everything may be read but the API; pages that are not listed say so themselves. */
export const robots = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
