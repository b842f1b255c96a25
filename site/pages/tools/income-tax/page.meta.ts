import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/income-tax',
  title: 'Income tax calculator, both regimes',
  description:
    'Tax of the year in the new and the old regime side by side, every line with its section: slabs, rebate, surcharge, relief and cess.',
  group: 'income-tax',
  order: 1,
  name: 'Income tax, both regimes',
  question: 'Which regime costs me less, and how is my tax calculated?',
  keywords: 'slab rebate 87A surcharge cess old new regime 80C return ITR',
})
