/**
 * Which documents browsers may fetch ahead, by Speculation Rules (https://wicg.github.io/nav-speculation/). The server
 * names this file in a response header, and leaves it out for whoever saves data or has a slow connection.
 */
import type { BuiltPage } from '../pages.ts'

/** What is no document, or does not look the same to everyone. */
const elsewhere = ['/api/*', '/assets/*', '/auth', '/client/*', '/admin', '/admin/*', '/*.*']

export const speculationRules = (pages: readonly Pick<BuiltPage, 'path' | 'prefetch'>[]) =>
  JSON.stringify({
    prefetch: [
      { urls: pages.filter(({ prefetch }) => prefetch).map(({ path }) => path), eagerness: 'eager' },
    ],
    // On hover, or at the press of a finger.
    prerender: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: elsewhere } }] },
        eagerness: 'moderate',
      },
    ],
  })
