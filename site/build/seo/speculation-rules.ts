/**
 * Documents that browsers may prefetch and prerender, as Speculation Rules (https://wicg.github.io/nav-speculation/).
 * The server references this file in a response header, except for visitors with data saving or a slow connection.
 */
import type { BuiltPage } from '../pages.ts'

/** URLs that are not documents, or whose content depends on the user. */
const elsewhere = ['/api/*', '/assets/*', '/auth', '/auth/*', '/client/*', '/admin', '/admin/*', '/*.*']

export const speculationRules = (pages: readonly Pick<BuiltPage, 'path' | 'prefetch'>[]) =>
  JSON.stringify({
    prefetch: [
      { urls: pages.filter(({ prefetch }) => prefetch).map(({ path }) => path), eagerness: 'eager' },
    ],
    // On hover or touch.
    prerender: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: elsewhere } }] },
        eagerness: 'moderate',
      },
    ],
  })
