/** A small built site for tests of the server. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { answerMark } from '@anupalan/server/contract/assistant/answer-document'
import type { SectionsFile } from '@anupalan/server/contract/site/sections'
import type { CspFile, Practice, RoutesFile, SlotsFile } from '@anupalan/server/contract'

export const practice: Practice = {
  name: 'Testing & Co',
  email: 'office@testing.example',
  replyHours: 24,
  openings: [
    { id: 'gst-associate', title: 'GST associate', closes: '2099-12-31' },
    { id: 'articled-assistant', title: 'Articled assistant', closes: '2020-12-31' },
  ],
}

export const csp: CspFile = {
  styleAttributeHashes: ['sha256-AttributeAttributeAttributeAttributeAttribu='],
  styleElementHashes: ['sha256-ElementElementElementElementElementElementE='],
}

export const slots: SlotsFile = {
  templates: {
    announcement: '<p class="bar">{{text}}</p>',
    'office-day-closed': '<li>{{name}} {{day}}</li>',
    'office-day-hours': '<li>{{name}} {{day}} {{opens}} {{closes}}</li>',
    'office-days-heading': 'Holidays and hours',
    'fees-as-of': 'as of {{day}} ({{date}})',
    'service-image':
      '<img srcset="{{avif}}" src="{{src}}" alt="{{alt}}" data-webp="{{webp}}" width="960" height="720">',
    'announcement-link': '<p class="bar"><a href="{{href}}">{{text}}</a></p>',
  },
  answerDocument: `<!doctype html><html lang="en"><head><title>Answer</title></head><body><main>${answerMark}</main></body></html>`,
}

export const routes: RoutesFile = {
  routes: [
    { path: '/', file: 'index.html', status: 200 },
    { path: '/pricing', file: 'pricing/index.html', status: 200 },
    { path: '/services/tax-filing', file: 'services/tax-filing/index.html', status: 200 },
    { path: '/terms', redirect: '/terms-of-service', status: 308 },
    { path: '/about', redirect: '/#about', status: 301 },
  ],
}

export const sections: SectionsFile = {
  sections: [
    {
      path: '/',
      anchor: '',
      kind: 'page',
      title: 'Home',
      headings: [],
      asOf: '2026-11-20',
      texts: ['Books kept and returns filed for shops in Bengaluru.'],
    },
    {
      path: '/pricing',
      anchor: 'late',
      kind: 'page',
      title: 'Pricing',
      headings: ['What a late return costs'],
      asOf: '2026-11-20',
      texts: ['A late GSTR-3B return costs ₹50 a day, at most ₹2,000.', 'A nil return costs ₹20 a day.'],
    },
    {
      path: '/services/gst-filing',
      anchor: 'amnesty',
      kind: 'page',
      title: 'GST filing',
      headings: ['The amnesty for old returns'],
      asOf: '2026-11-20',
      until: '2026-11-30',
      texts: ['The amnesty waives the late fee of old GST returns.'],
    },
  ],
}
/** A slot, as the build marks it. */
const bar = '<!--slot:announcement--><!--/slot-->'

const page = (title: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head>${bar}<h1>${title}</h1>${'<p>Text.</p>'.repeat(200)}</html>`

/** By path inside `client/`; each of `compressed` has a `.br` and a `.gz` file. */
export const publicFiles = {
  compressed: {
    'index.html':
      page('Home') +
      '<!--slot:office-days-heading-->Holidays<!--/slot--><ul><!--slot:office-days--><li>Of the build</li><!--/slot--></ul>',
    'pricing/index.html': page(
      'Pricing',
      '<script src="/assets/theme-7a.js"></script><link rel="stylesheet" href="/assets/a-1b.css" /><script type="module" src="/assets/app-1a2b3c.js"></script>',
    ),
    'services/tax-filing/index.html':
      page('Tax Filing') +
      '<p>Fees <!--slot:fees-as-of-->of the build<!--/slot--></p><!--slot:service-image:tax-filing--><svg></svg><!--/slot-->',
    '404.html': page('Not found'),
    'assets/app-1a2b3c.js': `console.log(${JSON.stringify('x'.repeat(2000))})`,
  },
  plain: {
    'robots.txt': 'User-agent: *\n',
    'assets/anek-4d5e6f.woff2': 'font',
    'templates/चालान.txt': 'invoice',
    '.well-known/security.txt': 'Contact: mailto:office@testing.example\n',
    '.hidden': 'secret',
    'drafts/unlisted.html': page('Unlisted'),
  },
} satisfies Record<string, Record<string, string>>

/** Writes the site into a new folder, as the build does, and returns its path. */
export function writeFixtureSite(firm: Practice = practice): string {
  const dist = mkdtempSync(join(tmpdir(), 'anupalan-site-'))
  const write = (name: string, content: string | Uint8Array) => {
    const path = join(dist, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  write('practice.json', JSON.stringify(firm))
  write('csp.json', JSON.stringify(csp))
  write('routes.json', JSON.stringify(routes))
  write('sections.json', JSON.stringify(sections))
  write('slots.json', JSON.stringify(slots))
  for (const [name, content] of Object.entries(publicFiles.plain)) write(`client/${name}`, content)
  for (const [name, content] of Object.entries(publicFiles.compressed)) {
    write(`client/${name}`, content)
    write(`client/${name}.br`, brotliCompressSync(content))
    write(`client/${name}.gz`, gzipSync(content))
  }
  return dist
}
