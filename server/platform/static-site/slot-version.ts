/** The version of all that documents have in their slots: incremented by every change, read by every instance. */
import type { Database, Transaction } from '../database/database.ts'

const NAME = 'slots'

/** Called in the transaction that changes what a slot contains. */
export async function bumpSlotVersion(transaction: Transaction): Promise<void> {
  await transaction
    .insertInto('slotVersions')
    .values({ name: NAME, version: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ version: row('slotVersions.version', '+', 1) })),
    )
    .execute()
}

/** 0 before the first change. */
export async function readSlotVersion(database: Database): Promise<number> {
  const row = await database
    .selectFrom('slotVersions')
    .select('version')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row?.version ?? 0
}
