import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/tds',
  title: 'TDS and TCS finder',
  description:
    'Which payments bear tax at source, at what rate and from what amount on, with the sections of the Income-tax Act 2025.',
  group: 'income-tax',
  order: 4,
  name: 'TDS and TCS finder',
  question: 'Must tax be deducted from this payment, and at what rate?',
  keywords: 'tax deducted collected at source 194C 194J 393 394 contractor professional rent limit threshold',
})
