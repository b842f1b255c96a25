import { definePage } from '../../ui/page-meta.ts'
import type Page from './page.tsx'
import { toolGroups } from './tools.ts'

export default definePage<typeof Page>({
  path: '/tools',
  title: 'Tools',
  description:
    'Calculators for income tax, GST, TDS, salary and loans, and the statutory calendar, each with its section of the law and its working.',
  prefetch: true,
  // Imported on demand, as the tables of the calculations are large.
  content: async () => ({ groups: toolGroups, answers: (await import('./live-answers.ts')).liveAnswers() }),
})
