import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/tds-interest',
  title: 'TDS interest and late fee',
  description:
    'Interest on TDS deducted or paid late, by calendar months as the portal counts them, and the fee for a late statement, each with its section.',
  group: 'income-tax',
  order: 5,
  name: 'TDS interest and late fee',
  question: 'I deducted, paid or reported TDS late. What do I pay?',
  keywords: '201(1A) 234E 398 427 delay challan 26Q 24Q 26QB 1.5% ₹200 a day',
})
