import { istDate } from '@anupalan/server/compliance/ist'
import { answer } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import { notFoundPath } from '@anupalan/server/contract/page-views/rules'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { addPageView } from './queries.ts'

/**
 * Counts a view on the day that it is in India. A path that is none of the site's pages counts as not found and
 * is kept nowhere: somebody may have typed it.
 *
 * @throws StorageError where it is not counted for certain.
 */
export async function reportPageView(
  { database, clock, pages }: Pick<Context, 'database' | 'clock' | 'pages'>,
  { body: { path } }: CallParts<'reportPageView', 'body'>,
): Promise<OutcomeOf<'reportPageView'>> {
  const day = istDate(clock().getTime())
  const page = pages.has(path) ? path : notFoundPath
  await store(database, (transaction) => addPageView(transaction, day, page))
  return answer(204, undefined)
}
