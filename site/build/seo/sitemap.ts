import type { IsoDate } from '@anupalan/server/compliance/ist'
import { complianceDisclosure } from '../../content/legal/compliance-disclosure.ts'
import { cookiePolicy } from '../../content/legal/cookie-policy.ts'
import { disclaimer } from '../../content/legal/disclaimer.ts'
import type { LegalPath } from '../../content/legal/legal-page.ts'
import { privacyPolicy } from '../../content/legal/privacy-policy.ts'
import { termsOfService } from '../../content/legal/terms-of-service.ts'
import type { BuiltPage } from '../collections.ts'

/**
 * Days on which pages were last changed, where their own words name one. The day of a build says nothing of what
 * changed in it, and search engines soon stop believing it.
 */
export const lastChanged: Readonly<Record<string, IsoDate | undefined>> = {
  '/privacy-policy': privacyPolicy.asOf,
  '/terms-of-service': termsOfService.asOf,
  '/cookie-policy': cookiePolicy.asOf,
  '/disclaimer': disclaimer.asOf,
  '/compliance-disclosure': complianceDisclosure.asOf,
} satisfies Record<LegalPath, IsoDate>

type Entry = Pick<BuiltPage, 'path' | 'listed' | 'changed'>

const entry = (origin: string, { path, changed: day = lastChanged[path] }: Entry) => {
  const changed = day ? `<lastmod>${day}</lastmod>` : ''
  return `  <url><loc>${origin}${path}</loc>${changed}</url>`
}

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
