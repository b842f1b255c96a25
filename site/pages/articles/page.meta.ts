import { definePage } from '../../ui/page-meta.ts'
import type Page from './page.tsx'

export default definePage<typeof Page>({
  path: '/resources',
  title: 'Blog',
  description:
    'Plain articles on income tax, GST, payroll and company law for people who run a business, each dated and with its sources.',
  // Imported on demand: the reader of the articles runs in Node only.
  content: async (site) => (await import('./source/site-articles.ts')).listContent(site),
  files: async (site, origin) => (await import('./source/site-articles.ts')).articleFiles(site, origin),
})
