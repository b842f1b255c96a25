import { istDate } from '@anupalan/server/compliance/ist'
import { respond } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import { notFoundPath } from '@anupalan/server/contract/page-views/rules'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { addPageView } from './queries.ts'

/**
 * Counts a view on the current day in India. An unknown path counts as not found and is not stored, because it may
 * contain a visitor's input.
 *
 * @throws StorageError if it is not certain to be counted.
 */
export async function reportPageView(
  { database, clock, pages }: Pick<Context, 'database' | 'clock' | 'pages'>,
  { body: { path } }: CallParts<'reportPageView', 'body'>,
): Promise<OutcomeOf<'reportPageView'>> {
  const day = istDate(clock().getTime())
  const page = pages.has(path) ? path : notFoundPath
  await store(database, (transaction) => addPageView(transaction, day, page))
  return respond(204, undefined)
}
