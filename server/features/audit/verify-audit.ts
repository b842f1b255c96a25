import { auditSecret } from '../../platform/audit/audit-secret.ts'
import { verifyChain } from '../../platform/audit/verify-chain.ts'
import type { Verification } from '../../platform/audit/verify-chain.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import type { JobContext } from '../../platform/feature.ts'

/**
 * Verifies the chain with pauses between its pages, and stores the result, which staff sees.
 *
 * @returns `undefined` if it was verified in the last day, by another instance too; if it has not begun, in a new
 *   database; or if it was ended early.
 * @throws StorageError
 */
export async function verifyAudit(
  { config, database, clock }: Pick<JobContext, 'config' | 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<Verification | undefined> {
  if (!(await load(database, (reading) => isDue(reading, clock())))) return undefined
  const keys = await auditSecret({ config, database, clock }).keys()
  const verification = await verifyChain({ database, keys, isGentle: true, signal })
  if (!verification) return undefined
  const { entries, fault } = verification
  const row = {
    verifiedAt: clock().toISOString(),
    entries,
    faultSequence: fault?.sequence ?? null,
    faultKind: fault?.kind ?? null,
  }
  await store(database, (transaction) =>
    transaction
      .insertInto('auditVerifications')
      .values({ name: 'last', ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute(),
  )
  return verification
}

async function isDue(database: Database, now: Date): Promise<boolean> {
  const { head, entry, verifiedAt } = await database
    .selectNoFrom((query) => [
      query.selectFrom('auditHead').select('name').limit(1).as('head'),
      query.selectFrom('auditEntries').select('sequence').limit(1).as('entry'),
      query.selectFrom('auditVerifications').select('verifiedAt').limit(1).as('verifiedAt'),
    ])
    .executeTakeFirstOrThrow()
  if (verifiedAt !== null) return now.getTime() - Date.parse(verifiedAt) >= DAY_MS
  return head !== null || entry !== null
}
