import { MAX_PAGES } from '@anupalan/server/contract/dashboard/ranges'
import type { ReadFigures } from '../../platform/ports.ts'

/** Page views over time, and the pages with the most. */
export const pageViewsFigures: ReadFigures<'views'> = async ({ database, spans }) => {
  const counts: number[] = []
  const byPath = new Map<string, number>()
  // Each count of a day is read once, for both figures.
  for (const { from, to } of spans) {
    const rows = await database
      .selectFrom('pageViews')
      .select(({ fn }) => ['path', fn.sum<number | string>('views').as('views')])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy('path')
      .execute()
    counts.push(rows.reduce((sum, { views }) => sum + Number(views), 0))
    for (const { path, views } of rows) byPath.set(path, (byPath.get(path) ?? 0) + Number(views))
  }
  const pages = [...byPath]
    .map(([path, views]) => ({ path, views }))
    .toSorted((a, b) => b.views - a.views || (a.path < b.path ? -1 : 1))
    .slice(0, MAX_PAGES)
  return { views: { counts, pages } }
}
