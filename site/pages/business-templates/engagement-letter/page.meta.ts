import {
  defineTemplatePage,
  letterFormats,
  confirmedRule,
  unconfirmedRule,
} from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/engagement-letter',
  kind: 'company',
  order: 2,
  name: 'Engagement letter',
  purpose: 'Sets out what a professional will do for a client, by when and for what fee.',
  holds: 'Parties, scope, what the client provides, fee, time, confidentiality, end, law.',
  rules: [
    unconfirmedRule('Indian Contract Act 1872', 's.10'),
    confirmedRule(
      'Standard on Auditing SA 210',
      'paras 9 to 12',
      'For an audit. It needs more than this template has.',
    ),
  ],
  formats: letterFormats,
  description:
    'An engagement letter between a professional and a client: scope, fee, time, confidentiality and end, in sober clauses. Word and PDF.',
})
