import { definePage } from '../../ui/page-meta.ts'

export default definePage({
  path: '/ai-assistant',
  title: 'AI assistant',
  description:
    'A place to ask about due dates, tax and GST, with answers from our own pages and tables, their source named, and a person to hand over to.',
})
