import {
  allFormats,
  defineTemplatePage,
  confirmedRule,
  unconfirmedRule,
} from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/gst-invoice',
  kind: 'sales',
  order: 1,
  name: 'GST invoice',
  purpose: 'For a taxable supply of goods or services by a registered person.',
  holds:
    'Supplier and recipient with GSTIN, number and date, HSN or SAC, quantity, taxable value, rate, CGST, SGST or IGST by the place of supply, reverse charge, exports, the total in words.',
  rules: [
    unconfirmedRule('CGST Act 2017', 's.31(1), s.31(2)'),
    confirmedRule(
      'CGST Rules 2017',
      'rule 46',
      'What a tax invoice must show. An export invoice also shows the country of destination and an endorsement. An e-invoice also has a QR code, which a template cannot give.',
    ),
    {
      ...confirmedRule(
        'CGST Rules 2017',
        'rule 48(1), rule 48(2)',
        'Three copies for goods, two for services.',
      ),
      verifiedOn: '2026-11-24',
    },
  ],
  formats: allFormats,
  description:
    'A GST tax invoice by rule 46: it works out CGST and SGST or IGST and writes the total in words. Word, Excel and PDF.',
})
