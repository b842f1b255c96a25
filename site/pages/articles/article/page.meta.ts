import { definePages } from '../../../ui/page-meta.ts'
import type Page from './page.tsx'

export default definePages<typeof Page>({
  paths: ['/resources/:id'],
  // Later: what reads the articles is for Node alone.
  members: async (site) => (await import('../source/site-articles.ts')).articlePages(site),
})
