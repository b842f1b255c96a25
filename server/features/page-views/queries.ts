import type { Database } from '../../platform/database/database.ts'

/** Increments a page's count of a day, or inserts it. */
export async function addPageView(database: Database, day: string, path: string): Promise<void> {
  await database
    .insertInto('pageViews')
    .values({ day, path, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet((row) => ({ views: row('pageViews.views', '+', 1) })),
    )
    .execute()
}

/**
 * Deletes the counts of earlier days.
 *
 * @returns how many.
 */
export async function deletePageViews(database: Database, before: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('pageViews')
    .where('day', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
