import { firm } from '../../content/firm.ts'
import { definePage } from '../../ui/page-meta.ts'
import type Page from './page.tsx'
import { openingEntries } from './source/collection.ts'

const { address, name } = firm

export default definePage<typeof Page>({
  path: '/careers',
  title: 'Careers',
  description: `Work in tax, books, payroll and company law at ${name} in ${address.city}: who we look for and how to apply.`,
  content: () => ({ openings: openingEntries() }),
})
