import { auditSecret } from '../../platform/audit/audit-secret.ts'
import { verifyChain } from '../../platform/audit/verify-chain.ts'
import type { Verification } from '../../platform/audit/verify-chain.ts'
import { store } from '../../platform/database/database.ts'
import type { JobContext } from '../../platform/feature.ts'

/**
 * Verifies the chain with pauses between its pages, and stores the result, which staff sees.
 *
 * @throws StorageError
 */
export async function verifyAudit(
  { config, database, clock }: Pick<JobContext, 'config' | 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<Verification | undefined> {
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
