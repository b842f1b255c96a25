import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/tax-due',
  title: 'What is payable today',
  description:
    'Tax of a year that has ended, with interest under sections 234A, 234B and 234C, the late fee, and the interest on a refund, each step shown.',
  group: 'income-tax',
  order: 3,
  name: 'What is payable today',
  question: 'I have not filed my return. What do I pay today, with interest and fee?',
  keywords: '234A 234B 234C 234F 244A late return belated refund self-assessment penalty 423 424 425 428',
})
