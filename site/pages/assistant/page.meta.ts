import { byAssistant } from '../../content/opened.ts'
import { definePage } from '../../ui/page-meta.ts'

export default definePage({
  path: '/ai-assistant',
  title: 'AI assistant',
  description: byAssistant({
    open: 'Ask about due dates, tax and GST. The answers come from our own pages and tables, each with its source.',
    closed:
      'Not open yet: a place to ask about due dates, tax and GST, with answers from our own pages, each with its source.',
  }),
})
