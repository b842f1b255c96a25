import { istDate } from '@anupalan/server/compliance/ist'
import { defaultPageViewMonths } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { monthsBefore } from '../../platform/jobs/months-before.ts'
import { deletePageViews } from './queries.ts'

/**
 * Erases the counts of days before the retention period.
 *
 * @returns how many were erased.
 * @throws StorageError
 */
export function erasePageViews({
  database,
  clock,
  practice,
}: Pick<Context, 'database' | 'clock' | 'practice'>): Promise<number> {
  const months = practice.retention?.pageViewMonths ?? defaultPageViewMonths
  const firstKept = istDate(monthsBefore(clock(), months).getTime())
  return store(database, (transaction) => deletePageViews(transaction, firstKept))
}
