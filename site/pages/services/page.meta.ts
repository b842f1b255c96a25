import { istDate } from '@anupalan/server/compliance/ist'
import { faqPage, serviceThing } from '../../build/seo/structured-data.ts'
import { firm } from '../../content/firm.ts'
import { plansOf } from '../../content/pricing.ts'
import { servicePages } from '../../content/service-pages/all.ts'
import { services } from '../../content/services.ts'
import { dueDateRows } from '../../ui/days/due-date-rows.ts'
import { definePages } from '../../ui/page-meta.ts'
import type Page from './page.tsx'

/** Maximum number of articles on a page. */
const MOST_ARTICLES = 3

export default definePages<typeof Page>({
  paths: ['/services/:id'],
  members: () =>
    services.map((service) => {
      const { slug, href, title, features } = service
      const words = servicePages[slug]
      return {
        path: href,
        title,
        description: words.description,
        picture: { below: features },
        things: ({ origin, url }) => [
          serviceThing(service, plansOf(slug), firm, origin),
          faqPage(words.questions, url),
        ],
        content: (site) => ({
          service,
          words,
          articles: site
            .about(href)
            .slice(0, MOST_ARTICLES)
            .map(({ path, name }) => ({ label: name, href: path })),
          dates: words.dueDates ? dueDateRows(istDate(Date.now()), words.dueDates) : [],
        }),
      }
    }),
})
