import { faqPage } from '../../build/seo/structured-data.ts'
import { definePage } from '../../ui/page-meta.ts'
import { pricingPage } from './words.ts'

export default definePage({
  path: '/pricing',
  title: 'Pricing',
  description:
    'What each service costs a month or a year, what is included, and GST shown separately. Fees are agreed before work starts.',
  things: ({ url }) => [faqPage(pricingPage.questions.items, url)],
})
