import { MAX_PAGES } from '@anupalan/server/contract/dashboard/ranges'
import { sql } from 'kysely'
import { inOneStatement } from '../../platform/database/count-spans.ts'
import type { ReadFigures } from '../../platform/ports.ts'

/** Page views over time, and the pages with the most. */
export const pageViewsFigures: ReadFigures<'views'> = async ({ database, spans }) => {
  const counts = spans.map(() => 0)
  const byPath = new Map<string, number>()
  // Each count of a day is read once, for both figures.
  const rows = await inOneStatement(
    spans.map(({ from, to }, span) =>
      database
        .selectFrom('pageViews')
        .select(({ fn }) => [sql.lit(span).as('span'), 'path', fn.sum<number | string>('views').as('views')])
        .where('day', '>=', from)
        .where('day', '<=', to)
        .groupBy('path'),
    ),
  )
  for (const { span, path, views } of rows) {
    counts[span]! += Number(views)
    byPath.set(path, (byPath.get(path) ?? 0) + Number(views))
  }
  const pages = [...byPath]
    .map(([path, views]) => ({ path, views }))
    .toSorted((a, b) => b.views - a.views || (a.path < b.path ? -1 : 1))
    .slice(0, MAX_PAGES)
  return { views: { counts, pages } }
}
