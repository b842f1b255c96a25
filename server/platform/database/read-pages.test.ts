import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PageViewsTable } from '../../features/page-views/tables.ts'
import { migrations } from '../../features.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './database.ts'
import { PAGE_ROWS, readPages } from './read-pages.ts'

describe.each(databaseKinds)('rows read in pages, on $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  beforeEach(async () => {
    storage = await createReused(kind)
    database = await openDatabase(storage.config, migrations)
  })
  afterEach(async () => {
    await database.destroy()
    await storage.remove()
  })

  const insert = (count: number) =>
    sql`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
      insert into page_views (day, path, views) select '2026-11-20', '/' || (100000 + n), n from numbers
    `.execute(database)

  const pages = () =>
    readPages<Selectable<PageViewsTable>, string>(
      database,
      ({ database: reading, after, limit }) =>
        reading
          .selectFrom('pageViews')
          .selectAll()
          .$if(after !== undefined, (query) => query.where('path', '>', after!))
          .orderBy('path')
          .limit(limit)
          .execute(),
      ({ path }) => path,
    )

  test.each([0, 1, PAGE_ROWS - 1, PAGE_ROWS, PAGE_ROWS + 1, 3 * PAGE_ROWS])(
    'are each read once: %i of them',
    async (count) => {
      if (count > 0) await insert(count)
      const read: number[] = []
      for await (const page of pages()) {
        expect(page.length).toBeLessThanOrEqual(PAGE_ROWS)
        read.push(...page.map(({ views }) => views))
      }
      expect(read).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    },
  )

  test('yield to the event loop between two pages', async () => {
    await insert(5 * PAGE_ROWS)
    const reading = pages()
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    const sizes: number[] = []
    for await (const page of reading) {
      sizes.push(page.length)
      // An export writes its rows without waiting for anything.
      const until = performance.now() + 3
      while (performance.now() < until);
    }
    clearInterval(timer)
    expect(sizes).toEqual(Array.from({ length: 5 }, () => PAGE_ROWS))
    expect(turns).toBeGreaterThanOrEqual(3)
  })
})
