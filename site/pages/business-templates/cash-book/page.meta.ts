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
    unconfirmedRule('CGST Act 2017', 's.35(1)'),
    unconfirmedRule('Companies Act 2013', 's.128', 'For companies: kept for eight years.'),
    confirmedRule(
      'Income-tax Act 2025',
      's.186(1)',
      'Nobody may receive ₹2,00,000 or more in cash from one person in a day, for one transaction or for one event.',
    ),
    unconfirmedRule(
      'Income-tax Act 1961',
      's.40A(3)',
      'For years until March 2026: cash payments above ₹10,000 to one person in a day are not deducted. The section of this rule in the Act of 2025 is not confirmed.',
    ),
  ],
  formats: allFormats,
  description:
    'A cash book with opening balance, receipts, payments and a running balance by formula. Fill it in here or in Excel; Word and PDF too.',
})
