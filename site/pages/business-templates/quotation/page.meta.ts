import { allFormats, defineTemplatePage, unconfirmedRule } from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/quotation',
  kind: 'sales',
  order: 3,
  name: 'Quotation',
  purpose: 'Your offer, with prices, tax and the date until which it is valid.',
  holds: 'Customer, goods or services with price and tax, how long it is valid, terms.',
  rules: [
    unconfirmedRule(
      'Indian Contract Act 1872',
      's.2(a), s.5',
      'You can withdraw an offer until it is accepted, unless you were paid to keep it open.',
    ),
  ],
  formats: allFormats,
  description:
    'A quotation with goods, prices, GST by the place of supply and the date until which it is valid. Fill it in here; Word, Excel and PDF.',
})
