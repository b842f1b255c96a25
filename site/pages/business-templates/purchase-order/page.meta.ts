import {
  allFormats,
  defineTemplatePage,
  confirmedRule,
  unconfirmedRule,
} from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/purchase-order',
  kind: 'buying',
  order: 1,
  name: 'Purchase order',
  purpose: 'Orders goods or services at agreed prices, before the supplier’s invoice.',
  holds: 'Supplier, delivery, goods or services with price and tax, terms of payment.',
  rules: [
    unconfirmedRule('Indian Contract Act 1872', 's.2(b), s.7'),
    confirmedRule(
      'MSMED Act 2006',
      's.15',
      'Pay a micro or small supplier within the agreed time, at most 45 days from acceptance, or within 15 days if none was agreed.',
    ),
  ],
  formats: allFormats,
  description:
    'A purchase order with goods, prices, GST, the day and place of delivery and terms of payment. Fill it in here; Word, Excel and PDF.',
})
