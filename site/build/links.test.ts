import { expect, test } from 'vitest'
import { brokenLinks } from './links.ts'

const exists = (path: string) => ['/terms', '/receipt.pdf'].includes(path)
const problemsOf = (...hrefs: string[]) =>
  brokenLinks(
    [
      { path: '/', html: hrefs.map((href) => `<p><a class="x" href="${href}">Text</a></p>`).join('') },
      { path: '/tools/gst', html: '<h1 id="tool">GST</h1>' },
    ],
    exists,
  )

test('links to pages, elements, redirects, files and other sites are valid', () => {
  expect(
    problemsOf(
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

test('any other link is reported once per page', () => {
  expect(problemsOf('/tools/abacus', '/tools/abacus', '/tools/gst/', '#team', '/tools/gst#rates')).toEqual([
    '/: link to /tools/abacus: there is no such page',
    '/: link to /tools/gst/: there is no such page',
    '/: link to #team: / has no element with this id',
    '/: link to /tools/gst#rates: /tools/gst has no element with this id',
  ])
})
