import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/advance-tax',
  title: 'Advance tax planner',
  description:
    'What to pay by 15 June, September, December and March, what is still left, and the interest if you pay less.',
  group: 'income-tax',
  order: 2,
  name: 'Advance tax planner',
  question: 'How much must I pay by which date, and what if I pay less?',
  keywords: 'instalments 234B 234C 408 interest presumptive',
})
