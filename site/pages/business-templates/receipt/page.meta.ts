import {
  allFormats,
  defineTemplatePage,
  confirmedRule,
  unconfirmedRule,
} from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/receipt',
  kind: 'sales',
  order: 4,
  name: 'Receipt',
  purpose: 'Shows that money was received: from whom, how and for what.',
  holds:
    'Payer, amount in figures and words, mode and reference of the payment, what it is for, a place for a revenue stamp.',
  rules: [
    unconfirmedRule(
      'Indian Stamp Act 1899',
      'Schedule I, article 53',
      'A receipt above ₹5,000 needs a revenue stamp of ₹1.',
    ),
    confirmedRule(
      'CGST Rules 2017',
      'rule 50',
      'For an advance under GST you need a receipt voucher, which also shows the tax.',
    ),
  ],
  formats: allFormats,
  description:
    'A money receipt with the amount in words, the mode of payment and what it was for, with a place for the revenue stamp. Word, Excel and PDF.',
})
