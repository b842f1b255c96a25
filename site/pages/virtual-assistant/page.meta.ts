import { faqPage } from '../../build/seo/structured-data.ts'
import { byAssistant } from '../../content/opened.ts'
import { definePage } from '../../ui/page-meta.ts'
import { virtualAssistant } from './words.ts'

export default definePage({
  path: '/virtual-assistant-info',
  title: 'Virtual assistant',
  description: byAssistant({
    open: 'What our virtual assistant answers, what it leaves to a person, and how it says where each answer comes from.',
    closed:
      'What our virtual assistant will answer, what it will leave to a person, and how it will say where each answer comes from.',
  }),
  things: ({ url }) => [faqPage(virtualAssistant.questions.items, url)],
})
