import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/tds',
  title: 'TDS and TCS finder',
  description:
    'Which payments have TDS or TCS, at what rate and above what amount, with the sections of the Income-tax Act 2025.',
  group: 'income-tax',
  order: 4,
  name: 'TDS and TCS finder',
  question: 'Must I deduct tax from this payment, and at what rate?',
  keywords: 'tax deducted collected at source 194C 194J 393 394 contractor professional rent limit threshold',
})
