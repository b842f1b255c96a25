import { faqPage } from '../../build/seo/structured-data.ts'
import { definePage } from '../../ui/page-meta.ts'
import { virtualAssistant } from './words.ts'

export default definePage({
  path: '/virtual-assistant-info',
  title: 'Virtual assistant',
  description:
    'What our virtual assistant will answer, what it will leave to a person, and how it will say where each answer comes from.',
  things: ({ url }) => [faqPage(virtualAssistant.questions.items, url)],
})
