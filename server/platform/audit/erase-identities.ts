/** Erases names and addresses of audit entries, which stay in the chain without them. */
import { store } from '../database/database.ts'
import type { Database, Transaction } from '../database/database.ts'
import { monthsBefore } from '../jobs/months-before.ts'
import { touchHead } from './chain-writer.ts'

/** For how long names and addresses are kept; the privacy policy says so too. */
export const IDENTITY_MONTHS = 12

/** Identities that one transaction erases. */
const BATCH_IDENTITIES = 500

/**
 * Erases what the audit trail knows of a person whose account is erased. What they did as staff keeps their name until
 * its year is over: otherwise a member of staff could hide who did something by erasing their own account.
 */
export async function eraseAuditIdentities(transaction: Transaction, username: string): Promise<void> {
  // The writer must not chain an entry with the name between these statements.
  await touchHead(transaction)
  await eraseFromQueue(transaction, username)
  await eraseFromEntries(transaction, username)
}

async function eraseFromQueue(transaction: Transaction, username: string): Promise<void> {
  await transaction
    .updateTable('auditQueue')
    .set({ network: null })
    .where('username', '=', username)
    .where('role', 'is', null)
    .execute()
  await transaction
    .updateTable('auditQueue')
    .set({ username: null, personalDetails: null })
    .where('username', '=', username)
    .execute()
  await transaction
    .updateTable('auditQueue')
    .set({ actor: null, network: null })
    .where('actor', '=', username)
    .where('role', '=', 'client')
    .execute()
}

async function eraseFromEntries(transaction: Transaction, username: string): Promise<void> {
  const entriesOf = (kind: 'actor' | 'user', role: 'client' | null) =>
    transaction
      .selectFrom('auditIdentities')
      .innerJoin('auditEntries', 'auditEntries.id', 'auditIdentities.entryId')
      .select('auditIdentities.entryId')
      .where('auditIdentities.kind', '=', kind)
      .where('auditIdentities.value', '=', username)
      .where('auditEntries.role', role === null ? 'is' : '=', role)
  // Without a role nobody was signed in, and the address is that of the person who signs in or opens a link.
  await transaction
    .deleteFrom('auditIdentities')
    .where('kind', '=', 'network')
    .where('entryId', 'in', entriesOf('user', null))
    .execute()
  await transaction
    .deleteFrom('auditIdentities')
    .where('kind', 'in', ['network', 'actor'])
    .where('entryId', 'in', entriesOf('actor', 'client'))
    .execute()
  await transaction
    .deleteFrom('auditIdentities')
    .where('kind', '=', 'details')
    .where('entryId', 'in', (query) =>
      query
        .selectFrom('auditIdentities as of')
        .select('of.entryId')
        .where('of.kind', '=', 'user')
        .where('of.value', '=', username),
    )
    .execute()
  await transaction
    .deleteFrom('auditIdentities')
    .where('kind', '=', 'user')
    .where('value', '=', username)
    .execute()
}

/**
 * Erases the identities whose year is over.
 *
 * @returns how many.
 * @throws StorageError
 */
export async function eraseOldAuditIdentities(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const before = monthsBefore(now, IDENTITY_MONTHS).toISOString()
  let erased = 0
  const isStopping = () => signal?.aborted === true
  let isDone = false
  while (!isDone && !isStopping()) {
    const count = await store(database, (transaction) => eraseBatch(transaction, before))
    erased += count
    isDone = count < BATCH_IDENTITIES
  }
  return erased
}

async function eraseBatch(transaction: Transaction, before: string): Promise<number> {
  const old = await transaction
    .selectFrom('auditIdentities')
    .select(['entryId', 'kind'])
    .where('at', '<=', before)
    .orderBy('at')
    .limit(BATCH_IDENTITIES)
    .execute()
  if (old.length === 0) return 0
  await transaction
    .deleteFrom('auditIdentities')
    .where('at', '<=', before)
    .where('entryId', 'in', [...new Set(old.map(({ entryId }) => entryId))])
    .execute()
  return old.length
}
