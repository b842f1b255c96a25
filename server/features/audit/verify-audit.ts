import { auditSecret } from '../../platform/audit/audit-secret.ts'
import { BrokenChainError, createChainWriter } from '../../platform/audit/chain-writer.ts'
import { keyIdOf } from '../../platform/audit/chain.ts'
import { verifyChain } from '../../platform/audit/verify-chain.ts'
import type { Verification } from '../../platform/audit/verify-chain.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SecretKeys } from '../../platform/database/secrets.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import type { JobContext } from '../../platform/feature.ts'

type VerificationContext = Pick<JobContext, 'config' | 'database' | 'clock'>

/**
 * Verifies the chain with pauses between its pages, and stores the result, which staff sees.
 *
 * @returns `undefined` if it was verified in the last day, by another instance too; if it has not begun, in a new
 *   database; or if it was ended early.
 * @throws StorageError
 */
export async function verifyAudit(
  context: VerificationContext,
  signal: AbortSignal,
): Promise<Verification | undefined> {
  const { database, clock } = context
  if (!(await load(database, (reading) => isDue(reading, clock())))) return undefined
  const verification = await verifyWithCurrentKey(context, signal)
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

/** A key that is rotated meanwhile is no fault of the chain: with it, the chain is verified again. */
async function verifyWithCurrentKey(
  context: VerificationContext,
  signal: AbortSignal,
): Promise<Verification | undefined> {
  const { database } = context
  // A new secret each time, because one keeps its keys for a minute.
  const keys = await auditSecret(context).keys()
  await signHeadAgain(context, keys, signal)
  const verification = await verifyChain({ database, keys, isGentle: true, signal })
  if (!verification?.fault) return verification
  const { current } = await auditSecret(context).keys()
  return current.id === keys.current.id ? verification : verifyWithCurrentKey(context, signal)
}

/**
 * Up to a minute after a rotation, the head is still signed with an older key, as one that somebody put back would be.
 * The writer signs it again, after checking it under its lock.
 */
async function signHeadAgain(
  context: VerificationContext,
  { current, all }: SecretKeys,
  signal: AbortSignal,
): Promise<void> {
  const { database } = context
  const head = await load(database, (reading) =>
    reading.selectFrom('auditHead').select('signature').executeTakeFirst(),
  )
  if (!head) return
  const id = keyIdOf(head.signature)
  if (id === current.id || !all.some((key) => key.id === id)) return
  try {
    await createChainWriter({ database, secret: auditSecret(context) })(signal)
  } catch (error) {
    // The verification finds what is wrong.
    if (!(error instanceof BrokenChainError)) throw error
  }
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
