import { allFormats, defineTemplatePage, confirmedRule } from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/bill-of-supply',
  kind: 'sales',
  order: 2,
  name: 'Bill of supply',
  purpose: 'For exempt supplies, and for all supplies of a composition dealer. It charges no tax.',
  holds:
    'Supplier with GSTIN, recipient, number and date, HSN or SAC, value, and the note of a composition dealer where needed.',
  rules: [
    confirmedRule('CGST Act 2017', 's.31(3)(c)'),
    confirmedRule('CGST Rules 2017', 'rule 49'),
    confirmedRule(
      'CGST Rules 2017',
      'rule 5(1)(f)',
      'The words that a composition dealer writes at the top.',
    ),
  ],
  formats: allFormats,
  description:
    'A bill of supply under rule 49 for exempt goods and services or a composition dealer, with its total in words. Word, Excel and PDF.',
})
