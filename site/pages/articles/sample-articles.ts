/** Articles for stories: short, with every optional part. */
import type { ArticleContent } from './article/page.tsx'
import type { ArticleEntry } from './articles.words.ts'
import type { ResourcesContent } from './page.tsx'

export const sampleArticles = [
  {
    id: 'late-return',
    title: 'A late return: what it costs',
    description:
      'What a return costs that comes late, by the day, with its cap, and what else waits until it is filed.',
    topic: 'gst',
    published: '2026-10-26',
    minutes: 5,
  },
  {
    id: 'first-employee',
    title: 'The first employee, and the papers that come along',
    description: 'Which duties begin with one employee and which with ten, and what they cost on a payslip.',
    topic: 'payroll',
    published: '2026-08-17',
    minutes: 7,
  },
  {
    id: 'long-words',
    title: 'Retroactively denotified notifications of incomprehensibilities',
    description:
      'What is to be done about words that are longer than a telephone is wide, and about their plural.',
    topic: 'company-law',
    published: '2025-04-13',
    minutes: 12,
  },
] as const satisfies readonly ArticleEntry[]

const [late, employee, longWords] = sampleArticles

export const sampleList: ResourcesContent = {
  count: sampleArticles.length,
  topics: sampleArticles.map(({ topic }) => ({ topic, count: 1 })),
  articles: sampleArticles,
}

export const sampleArticle: ArticleContent = {
  ...late,
  author: { name: 'Imran Qureshi', role: 'Partner, chartered accountant' },
  updated: '2026-11-02',
  reviewBy: '2027-02-01',
  contents: [
    { id: 'by-the-day', text: 'By the day' },
    { id: 'what-waits', text: 'What waits' },
  ],
  sources: [
    { name: 'CGST Act 2017, section 47', url: 'https://cbic-gst.gov.in/' },
    { name: 'A circular without an address' },
  ],
  related: [employee],
  earlier: longWords,
  tools: [{ label: 'Late fee and interest', href: '/tools/gst-late-fee' }],
  templates: [{ label: 'GST invoice', href: '/business-templates' }],
  services: [{ label: 'GST registration and returns', href: '/services/gst-filing' }],
  html: `<p>A late return costs by the day, and <strong>at most</strong> its cap.</p>
<h2 id="by-the-day" tabindex="-1">By the day</h2>
<div role="group" aria-label="By the day" tabindex="0"><table><thead><tr><th scope="col">Return</th><th scope="col" data-figure="">A day</th></tr></thead>
<tbody><tr><th scope="row">GSTR-3B</th><td data-figure="">₹50</td></tr><tr data-total=""><th scope="row">At most</th><td data-figure="">₹2,000</td></tr></tbody></table></div>
<h2 id="what-waits" tabindex="-1">What waits</h2>
<ul><li>The next return.</li><li>See the <a href="/tools/gst-late-fee">late fee</a>.</li></ul>`,
}
