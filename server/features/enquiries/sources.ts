/** Where enquiries came from: sums of a day in India, which name no enquiry. */
import { istDate } from '@anupalan/server/compliance/ist'
import { defaultPageViewMonths } from '@anupalan/server/contract'
import { MAX_ENQUIRY_PAGES, unknownReferral } from '@anupalan/server/contract/core/referral'
import type { Referral } from '@anupalan/server/contract/core/referral'
import type { FigureSpan } from '@anupalan/server/contract/dashboard/ranges'
import { notFoundPath } from '@anupalan/server/contract/page-views/rules'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { monthsBefore } from '../../platform/jobs/months-before.ts'

/** Counts an enquiry. An unknown page is not stored, because it may contain a visitor's input. */
export async function countSource(
  transaction: Transaction,
  { referral, pages, now }: { referral: Referral | undefined; pages: ReadonlySet<string>; now: Date },
): Promise<void> {
  const { source, page } = referral ?? unknownReferral
  const known = page === '' || pages.has(page) ? page : notFoundPath
  await transaction
    .insertInto('enquirySources')
    .values({ day: istDate(now.getTime()), source, page: known, enquiries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'source', 'page'])
        .doUpdateSet((row) => ({ enquiries: row('enquirySources.enquiries', '+', 1) })),
    )
    .execute()
}

/** The sources of a span, and the pages of this site from which most enquiries came; the most frequent first. */
export async function readSources(database: Database, { from, to }: FigureSpan) {
  const within = database.selectFrom('enquirySources').where('day', '>=', from).where('day', '<=', to)
  const sources = await within
    .select(({ fn }) => ['source', fn.sum<number | string>('enquiries').as('enquiries')])
    .groupBy('source')
    .orderBy('enquiries', 'desc')
    .orderBy('source')
    .execute()
  const pages = await within
    .select(({ fn }) => ['page as path', fn.sum<number | string>('enquiries').as('enquiries')])
    .where('page', '<>', '')
    .groupBy('page')
    .orderBy('enquiries', 'desc')
    .orderBy('page')
    .limit(MAX_ENQUIRY_PAGES)
    .execute()
  return {
    sources: sources.map((row) => ({ ...row, enquiries: Number(row.enquiries) })),
    pages: pages.map((row) => ({ ...row, enquiries: Number(row.enquiries) })),
  }
}

/**
 * Erases the sums of days before the retention period, which is that of page views.
 *
 * @returns how many were erased.
 * @throws StorageError
 */
export function eraseSources({
  database,
  clock,
  practice,
}: Pick<Context, 'database' | 'clock' | 'practice'>): Promise<number> {
  const months = practice.retention?.pageViewMonths ?? defaultPageViewMonths
  const firstKept = istDate(monthsBefore(clock(), months).getTime())
  return store(database, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('enquirySources')
      .where('day', '<', firstKept)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
}
