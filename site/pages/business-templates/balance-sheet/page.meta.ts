import { allFormats, defineTemplatePage, unconfirmedRule } from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/balance-sheet',
  kind: 'books',
  order: 3,
  name: 'Balance sheet',
  purpose: 'What a business owns and owes on the last day of its year, next to last year.',
  holds:
    'Heads in the order of Schedule III, two years, totals by formula, and the difference between the two sides.',
  rules: [
    unconfirmedRule(
      'Companies Act 2013',
      's.129, Schedule III, Division I, Part I',
      'Simplified: notes and disclosures are not here.',
    ),
  ],
  formats: allFormats,
  description:
    'A balance sheet in the order of Schedule III with two years side by side and a check that both sides agree. Word, Excel and PDF.',
})
