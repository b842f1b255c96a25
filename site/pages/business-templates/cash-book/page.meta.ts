import {
  allFormats,
  defineTemplatePage,
  confirmedRule,
  unconfirmedRule,
} from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/cash-book',
  kind: 'books',
  order: 1,
  name: 'Cash book',
  purpose: 'Cash in and cash out, day by day, with the balance after each entry.',
  holds: 'Opening balance, receipts and payments with their vouchers, running and closing balance.',
  rules: [
    confirmedRule('CGST Act 2017', 's.35(1)'),
    confirmedRule('Companies Act 2013', 's.128(5)', 'For companies: kept for eight years.'),
    confirmedRule(
      'Income-tax Act 2025',
      's.186(1)',
      'Nobody can receive ₹2,00,000 or more in cash from one person in a day, for one transaction or for one event.',
    ),
    unconfirmedRule(
      'Income-tax Act 2025',
      's.36',
      'Cash payments above ₹10,000 to one person in a day do not count as an expense for tax. Until March 2026 this was section 40A(3) of the Act of 1961.',
    ),
  ],
  formats: allFormats,
  description:
    'A cash book with opening balance, receipts, payments and a running balance by formula. Fill it in here or in Excel; Word and PDF too.',
})
