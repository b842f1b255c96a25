/**
 * Runs over many clients, which a job works on: a table with `reference`, `started_at`, `ended_at` (null while it runs)
 * and `is_stopped`.
 */
import { sql } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'
import { DAY_MS } from './jobs.ts'

/** @returns the reference of the run that started first and has not ended */
export async function findRunning(reading: Database, table: string): Promise<string | undefined> {
  const { rows } = await sql<{
    reference: string
  }>`select reference from ${sql.table(table)} where ended_at is null order by started_at, reference limit 1`.execute(
    reading,
  )
  return rows[0]?.reference
}

/** @returns whether it was running until now */
export async function endRun(
  transaction: Transaction,
  table: string,
  reference: string,
  { isStopped, now }: { readonly isStopped: boolean; readonly now: Date },
): Promise<boolean> {
  const { rows } =
    await sql`update ${sql.table(table)} set ended_at = ${now.toISOString()}, is_stopped = ${Number(isStopped)}
      where reference = ${reference} and ended_at is null returning reference`.execute(transaction)
  return rows.length > 0
}

/** Erases the runs that ended so many days ago, with their lists of clients. */
export async function eraseEndedRuns(
  transaction: Transaction,
  table: string,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<void> {
  const upTo = new Date(now.getTime() - days * DAY_MS).toISOString()
  await sql`delete from ${sql.table(table)} where ended_at <= ${upTo}`.execute(transaction)
}
