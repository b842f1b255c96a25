import { inLocale } from '@anupalan/server/contract/core/locale'
import { formatNames } from './template.ts'

/** Words of the list of templates. */
export const templatesPage = inLocale({
  en: {
    above: [{ label: 'Home', href: '/' }],
    name: 'Business templates',
    heading: 'Business templates',
    lead: 'Fourteen papers that every business needs. Fill in your details and download as Word, Excel or PDF. What you type stays in your browser.',
    filter: 'Show',
    every: 'All',
    found: (count: number) => (count === 1 ? '1 template' : `${count} templates`),
    formatNames,
  },
})
