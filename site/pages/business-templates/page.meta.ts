import { definePage } from '../../ui/page-meta.ts'
import type Page from './page.tsx'

export default definePage<typeof Page>({
  path: '/business-templates',
  title: 'Business templates',
  description:
    'Invoices, payslips, letters, registers and resolutions in Word, Excel and PDF, to fill in with your own details.',
  prefetch: true,
  // Imported on demand, as in each template.
  content: async () => ({ templates: (await import('./definitions/templates.ts')).listed() }),
})
