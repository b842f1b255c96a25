import { expect, test } from 'vitest'
import { brokenLinks } from './links.ts'

const isThere = (path: string) => ['/terms', '/receipt.pdf'].includes(path)
const faultsOf = (...hrefs: string[]) =>
  brokenLinks(
    [
      { path: '/', html: hrefs.map((href) => `<p><a class="x" href="${href}">Text</a></p>`).join('') },
      { path: '/tools/gst', html: '<h1 id="tool">GST</h1>' },
    ],
    isThere,
  )

test('a link may lead to a page and a place on it, to a redirect, to a file and away', () => {
  expect(
    faultsOf(
      '/',
      '/tools/gst',
      'tools/gst?from=a#tool',
      '/tools/gst#amount=1&amp;rate=2',
      '/terms',
      '/receipt.pdf',
      'https://elsewhere.example/x',
      'mailto:office@site.example',
    ),
  ).toEqual([])
})

test('any other is told of with the page that it stands on, once', () => {
  expect(faultsOf('/tools/abacus', '/tools/abacus', '/tools/gst/', '#team', '/tools/gst#rates')).toEqual([
    '/: a link leads to /tools/abacus, which is no page',
    '/: a link leads to /tools/gst/, which is no page',
    '/: a link leads to #team, and / has no such place',
    '/: a link leads to /tools/gst#rates, and /tools/gst has no such place',
  ])
})
