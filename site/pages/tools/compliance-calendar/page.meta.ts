import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/compliance-calendar',
  title: 'Compliance calendar',
  description:
    'Every due date of the next twelve months for a business like yours, with its section, and a file for your calendar.',
  group: 'dates-and-papers',
  order: 1,
  name: 'Compliance calendar',
  question: 'What are the due dates for a business like mine?',
  keywords: 'due dates ics reminder GST TDS ROC MCA returns 26QB CMP-02 ADT-1 labour welfare fund LWF',
})
