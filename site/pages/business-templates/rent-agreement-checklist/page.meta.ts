import { allFormats, defineTemplatePage, confirmedRule } from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/rent-agreement-checklist',
  kind: 'company',
  order: 3,
  name: 'Rent agreement checklist',
  purpose: 'What to agree, check and keep before you sign for an office, a shop or a godown.',
  holds:
    'The terms in figures, and a list to tick: title, stamp duty, registration, GST, tax at source, handing over.',
  rules: [
    confirmedRule(
      'Registration Act 1908',
      's.17(1)(d)',
      'A lease from year to year, above one year or with a yearly rent is registered.',
    ),
    confirmedRule(
      'Transfer of Property Act 1882',
      's.106, s.107',
      'Such a lease needs a registered deed. Without a contract, a lease that is not for farming or manufacture is from month to month and ends with fifteen days’ notice.',
    ),
  ],
  formats: allFormats,
  description:
    'A checklist for renting an office, shop or godown: terms, stamp duty, registration, GST and tax at source. Word, Excel and PDF.',
})
