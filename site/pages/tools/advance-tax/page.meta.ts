import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/advance-tax',
  title: 'Advance tax planner',
  description:
    'What must be paid by 15 June, September, December and March, what is still open, and the interest for falling short.',
  group: 'income-tax',
  order: 2,
  name: 'Advance tax planner',
  question: 'What must I pay by which date, and what does falling short cost?',
  keywords: 'instalments 234B 234C 408 interest presumptive',
})
