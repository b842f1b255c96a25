import { definePages } from '../../../ui/page-meta.ts'
import { openingPages } from '../source/collection.ts'
import type Page from './page.tsx'

export default definePages<typeof Page>({
  paths: ['/careers/:id'],
  members: () => openingPages(),
})
