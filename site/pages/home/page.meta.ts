import { accountingService } from '../../build/seo/structured-data.ts'
import { firm } from '../../content/firm.ts'
import { definePage } from '../../ui/page-meta.ts'
import { hero } from './words.ts'

const { address, name } = firm

export default definePage({
  path: '/',
  title: `${name}: tax, GST and compliance, ${address.city}`,
  description: `Tax, GST, payroll and company compliance for small and medium businesses, from ${address.city}. See the next statutory due dates and ask us anything.`,
  prefetch: true,
  picture: { heading: hero.heading },
  things: ({ origin, image, logo }) => [accountingService(firm, origin, { image, logo })],
})
