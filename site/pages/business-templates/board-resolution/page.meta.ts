import {
  defineTemplatePage,
  letterFormats,
  confirmedRule,
  unconfirmedRule,
} from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/board-resolution',
  kind: 'company',
  order: 1,
  name: 'Board resolution',
  purpose: 'A certified copy of a board’s decision, as banks and offices need it.',
  holds: 'Company and CIN, meeting, the resolution, who may sign and how, certificate.',
  rules: [
    confirmedRule(
      'Companies Act 2013',
      's.118(1)',
      'Minutes are signed and kept within thirty days of the meeting.',
    ),
    unconfirmedRule('Companies Act 2013', 's.179', 'The board can use some powers only at its meetings.'),
    unconfirmedRule('Secretarial Standard SS-1', 'para 7'),
  ],
  formats: letterFormats,
  description:
    'A certified copy of a board resolution with the meeting, the powers given and who signs, to be read by a lawyer. Word and PDF.',
})
