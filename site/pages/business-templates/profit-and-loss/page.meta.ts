import { allFormats, defineTemplatePage, unconfirmedRule } from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/profit-and-loss',
  kind: 'books',
  order: 2,
  name: 'Profit and loss statement',
  purpose: 'Income, expenses and profit of a year, next to last year.',
  holds: 'Heads in the order of Schedule III, two years, totals and profit by formula.',
  rules: [
    unconfirmedRule(
      'Companies Act 2013',
      's.129, Schedule III, Division I, Part II',
      'Simplified: notes and disclosures are not here.',
    ),
  ],
  formats: allFormats,
  description:
    'A statement of profit and loss in the order of Schedule III with two years side by side, totals by formula. Word, Excel and PDF.',
})
