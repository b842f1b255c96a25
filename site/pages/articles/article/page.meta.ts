import { definePages } from '../../../ui/page-meta.ts'
import type Page from './page.tsx'

export default definePages<typeof Page>({
  paths: ['/resources/:id'],
  // Imported on demand: the reader of the articles runs in Node only.
  members: async (site) => (await import('../source/site-articles.ts')).articlePages(site),
})
