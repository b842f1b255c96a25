import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/hra',
  title: 'HRA exemption',
  description:
    'The exempt part of a house rent allowance by the three limits, for the cities and the rules of each tax year.',
  group: 'income-tax',
  order: 3,
  name: 'HRA exemption',
  question: 'How much of my HRA is tax-free?',
  keywords: 'house rent allowance metro landlord',
})
