/**
 * Chains the audit entries that wait in the queue. Of several instances, one writes at a time: its transaction locks the
 * head of the chain, so that the chain never forks.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { load, store } from '../database/database.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Secret, SecretKey, SecretKeys } from '../database/secrets.ts'
import type {
  AuditClientsTable,
  AuditEntriesTable,
  AuditHeadTable,
  AuditIdentitiesTable,
  AuditQueueTable,
} from '../database/tables.ts'
import { digestIdentity, hashEntry, keyIdOf, signHead } from './chain.ts'
import type { Identity } from './chain.ts'

/** Entries of one transaction: few, because SQLite answers on the server's only thread. */
export const BATCH_ENTRIES = 20

/** How much longer the thread is left to other requests than a batch takes. */
const REST_RATIO = 2

/** For how long at least, in ms. */
const MIN_REST_MS = 1

/** The chain does not end where its head says. Nothing is added to it, so that what is wrong stays visible. */
export class BrokenChainError extends Error {
  override readonly name = 'BrokenChainError'
  constructor(reason: string) {
    super(`The audit chain is not continued: ${reason}. Run npm run audit:verify.`)
  }
}

export interface ChainWriterOptions {
  readonly database: Database
  readonly secret: Secret
}

/**
 * @returns a function that chains what waits, in batches, and returns how many entries it chained.
 * @throws BrokenChainError, StorageError
 */
export function createChainWriter({ database, secret }: ChainWriterOptions) {
  const writeBatch = async (): Promise<number | undefined> => {
    const head = await load(database, findHead)
    // Another instance may have signed with a key that this one has not read yet.
    if (head) await secret.find(keyIdOf(head.signature))
    const keys = await secret.keys()
    if (!(await load(database, (reading) => hasWork(reading, head, keys)))) return undefined
    return storeOrBroken(database, (transaction) => chainBatch(transaction, keys))
  }
  return async (signal?: AbortSignal): Promise<number> => {
    const isStopping = () => signal?.aborted === true
    let chained = 0
    while (!isStopping()) {
      const began = performance.now()
      const batch = await writeBatch()
      if (batch === undefined) break
      chained += batch
      await wait(Math.max(MIN_REST_MS, REST_RATIO * (performance.now() - began)))
    }
    return chained
  }
}

const findHead = (database: Database) => database.selectFrom('auditHead').selectAll().executeTakeFirst()

/** Without it, an idle server would write every second. */
async function hasWork(
  database: Database,
  head: AuditHeadTable | undefined,
  { all }: SecretKeys,
): Promise<boolean> {
  const isSignedWithOlderKey = head && all.findIndex(({ id }) => id === keyIdOf(head.signature)) > 0
  if (!head || isSignedWithOlderKey) return true
  const waiting = await database.selectFrom('auditQueue').select('id').limit(1).executeTakeFirst()
  return waiting !== undefined
}

async function storeOrBroken<Result>(
  database: Database,
  write: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await store(database, write)
  } catch (error) {
    if (error instanceof Error && error.cause instanceof BrokenChainError) throw error.cause
    throw error
  }
}

async function chainBatch(transaction: Transaction, keys: SecretKeys): Promise<number> {
  const head = await lockHead(transaction, keys.current)
  await checkHead(transaction, head, keys)
  const waiting = transaction
    .selectFrom('auditQueue')
    .select('id')
    .orderBy('at')
    .orderBy('ordinal')
    .orderBy('id')
    .limit(BATCH_ENTRIES)
  const taken = await transaction.deleteFrom('auditQueue').where('id', 'in', waiting).returningAll().execute()
  const inOrder = taken.toSorted(
    (a, b) => compare(a.at, b.at) || a.ordinal - b.ordinal || compare(a.id, b.id),
  )

  let { sequence, hash } = head
  const entries: AuditEntriesTable[] = []
  const identities: AuditIdentitiesTable[] = []
  const clients: AuditClientsTable[] = []
  for (const waitingEntry of inOrder) {
    const own = identitiesOf(waitingEntry)
    const content = contentOf(waitingEntry, own, keys.current)
    const position = { sequence: sequence + 1, previous: hash }
    hash = hashEntry(keys.current, position, content)
    sequence = position.sequence
    entries.push({ ...content, sequence, hash })
    const { id: entryId, at, action } = waitingEntry
    const client = clientOf(waitingEntry)
    const found = { sequence, action, client: client ?? null }
    identities.push(
      ...own.map((identity) => ({
        ...identity,
        entryId,
        at,
        ...(isSearched(identity, waitingEntry) ? found : notSearched),
      })),
    )
    if (client !== undefined) clients.push({ sequence, client, action, at })
  }
  if (entries.length > 0) await transaction.insertInto('auditEntries').values(entries).execute()
  if (identities.length > 0) await transaction.insertInto('auditIdentities').values(identities).execute()
  if (clients.length > 0) await transaction.insertInto('auditClients').values(clients).execute()
  await transaction
    .updateTable('auditHead')
    .set({ sequence, hash, signature: signHead(keys.current, { sequence, hash }) })
    .where('name', '=', 'head')
    .execute()
  return entries.length
}

/** The client that an entry is about, for the index by which it is found. */
function clientOf({ details }: AuditQueueTable): string | undefined {
  const { client } = JSON.parse(details ?? '{}') as { readonly client?: unknown }
  return typeof client === 'string' ? client : undefined
}

const notSearched = { sequence: null, action: null, client: null }

/** An entry by a person about the same person is found once. */
const isSearched = ({ kind }: Identity, { actor, username }: AuditQueueTable): boolean =>
  kind === 'actor' || (kind === 'user' && username !== actor)

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function identitiesOf({ actor, username, network, personalDetails }: AuditQueueTable): Identity[] {
  const values = { actor, user: username, network, details: personalDetails }
  return Object.entries(values).flatMap(([kind, value]) =>
    value === null ? [] : [{ kind, value, nonce: randomBytes(16).toString('base64url') }],
  )
}

const contentOf = (
  { id, at, action, role, subject, requestId, details }: AuditQueueTable,
  identities: readonly Identity[],
  key: SecretKey,
) => ({
  id,
  at,
  action,
  role,
  subject,
  requestId,
  details,
  digests: JSON.stringify(
    Object.fromEntries(identities.map((identity) => [identity.kind, digestIdentity(key, identity)])),
  ),
})

/** Makes other transactions that lock the head wait for this one. The first call creates it. */
export async function lockHead(transaction: Transaction, key: SecretKey): Promise<AuditHeadTable> {
  const locked = await touchHead(transaction)
  if (locked) return locked
  const empty = { sequence: 0, hash: '' }
  const created = await transaction
    .insertInto('auditHead')
    .values({ name: 'head', ...empty, signature: signHead(key, empty) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (created) {
    const entry = await transaction.selectFrom('auditEntries').select('sequence').limit(1).executeTakeFirst()
    if (entry) throw new BrokenChainError('it has entries and no head')
    return created
  }
  // The insert waited for another transaction, which created it.
  const head = await touchHead(transaction)
  if (!head) throw new Error('The head of the audit chain could not be created.')
  return head
}

/** An update that changes nothing locks the row on both databases. */
export const touchHead = (transaction: Transaction): Promise<AuditHeadTable | undefined> =>
  transaction
    .updateTable('auditHead')
    .set((row) => ({ name: row.ref('name') }))
    .where('name', '=', 'head')
    .returningAll()
    .executeTakeFirst()

/** Continuing a chain whose end was removed would sign that as right. */
async function checkHead(transaction: Transaction, head: AuditHeadTable, { all }: SecretKeys): Promise<void> {
  const key = all.find(({ id }) => id === keyIdOf(head.signature))
  if (!key)
    throw new BrokenChainError(
      `its head is signed with the key ${keyIdOf(head.signature)}, which is not known`,
    )
  if (signHead(key, head) !== head.signature)
    throw new BrokenChainError('its head is not the one that was signed')
  const last = await transaction
    .selectFrom('auditEntries')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if ((last?.sequence ?? 0) !== head.sequence || (last?.hash ?? '') !== head.hash)
    throw new BrokenChainError(`it ends at entry ${last?.sequence ?? 0}, and its head says ${head.sequence}`)
}
