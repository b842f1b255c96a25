import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/presumptive',
  title: 'Presumptive profit',
  description:
    'Profit of a small business, a profession or goods carriages under sections 44AD, 44ADA and 44AE, now section 58, with limits and warnings.',
  group: 'income-tax',
  order: 6,
  name: 'Presumptive profit',
  question: 'What profit must I declare without keeping full books?',
  keywords: '44AD 44ADA 44AE 58 ITR-4 Sugam turnover 8% 6% 50% truck shopkeeper doctor freelancer audit',
})
