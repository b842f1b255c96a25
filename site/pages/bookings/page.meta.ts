import { faqPage } from '../../build/seo/structured-data.ts'
import { firm } from '../../content/firm.ts'
import { firstConsultation } from '../../content/publicity.ts'
import { definePage } from '../../ui/page-meta.ts'
import { meetingPage } from './words.ts'

const { address, name, promises } = firm

export default definePage({
  path: '/schedule-meeting',
  title: 'Schedule a meeting',
  description: `Book a ${firstConsultation({ free: 'free', plain: 'first' })} consultation of ${promises.freeConsultationMinutes} minutes with ${name}, by video, by phone or at our office in ${address.city}.`,
  things: ({ url }) => [faqPage(meetingPage.questions.items, url)],
})
