import { MAX_PAGES } from '@anupalan/server/contract/dashboard/ranges'
import { wholeOf } from '../../platform/database/count-spans.ts'
import type { ReadFigures } from '../../platform/ports.ts'

/** Page views over time, and the pages with the most. */
export const pageViewsFigures: ReadFigures<'views'> = async ({ database, spans }) => {
  const { from, to } = wholeOf(spans)
  const days = await database
    .selectFrom('pageViews')
    .select(({ fn }) => ['day', fn.sum<number | string>('views').as('views')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute()
  const counts = spans.map((span) =>
    days.reduce((sum, { day, views }) => sum + (day >= span.from && day <= span.to ? Number(views) : 0), 0),
  )
  const pages = await database
    .selectFrom('pageViews')
    .select(({ fn }) => ['path', fn.sum<number | string>('views').as('views')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .limit(MAX_PAGES)
    .execute()
  return { views: { counts, pages: pages.map(({ path, views }) => ({ path, views: Number(views) })) } }
}
