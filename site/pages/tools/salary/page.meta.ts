import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/salary',
  title: 'Salary break-up',
  description:
    'From cost to company to take-home pay: provident fund, ESI, professional tax of Karnataka, gratuity and income tax.',
  group: 'pay',
  order: 1,
  name: 'Salary break-up',
  question: 'How much of my CTC do I take home each month?',
  keywords: 'CTC payslip PF ESI professional tax Karnataka in hand labour welfare fund LWF',
})
