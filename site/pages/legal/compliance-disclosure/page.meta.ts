import { complianceDisclosure } from '../../../content/legal/compliance-disclosure.ts'
import { definePage } from '../../../ui/page-meta.ts'

export default definePage({
  path: '/compliance-disclosure',
  title: 'Compliance disclosure',
  description:
    'Constitution and registrations of the firm, who signs what, the proof of our figures, and how to complain.',
  changed: complianceDisclosure.asOf,
})
