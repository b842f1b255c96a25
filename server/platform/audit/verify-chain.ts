/** Verifies the audit chain. It reads in pages, beside running servers, and stops at the first fault. */
import { setTimeout as wait } from 'node:timers/promises'
import { load } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import type { SecretKey, SecretKeys } from '../database/secrets.ts'
import type { AuditEntriesTable, AuditHeadTable } from '../database/tables.ts'
import { digestIdentity, hashEntry, keyIdOf, signHead } from './chain.ts'
import type { EntryContent, EntryPosition } from './chain.ts'
import { classifyFault } from './classify-fault.ts'
import type { FaultKind } from './fault-kind.ts'

export interface Fault {
  /** Of the first wrong entry. */
  readonly sequence: number
  readonly kind: FaultKind
  readonly message: string
}

/** Where a chain ended when it was verified before. */
export type EarlierHead = Pick<AuditHeadTable, 'sequence' | 'hash'>

export interface Verification {
  /** Entries that are right, from the first on. */
  readonly entries: number
  readonly head: EarlierHead
  readonly identities: {
    readonly verified: number
    /** Those whose value is erased. */
    readonly erased: number
  }
  /** Entries that are not chained yet. */
  readonly waiting: number
  readonly fault?: Fault
}

export interface VerifyOptions {
  readonly database: Database
  readonly keys: SecretKeys
  /** The chain must contain the end that it had then. */
  readonly earlier?: EarlierHead
  /** Whether it pauses between short pages, because this process also responds to requests. */
  readonly isGentle?: boolean
  /** Ends it early. */
  readonly signal?: AbortSignal
}

/** Entries of one page: a few milliseconds. */
const PAGE_ENTRIES = 500

/** Entries of one page beside the requests of this process. */
const GENTLE_PAGE_ENTRIES = 50

/** How much longer the thread is then left to requests than a page takes. */
const REST_RATIO = 4

/** For how long at least, in ms. */
const MIN_REST_MS = 1

/**
 * @returns `undefined` if it was ended early.
 * @throws StorageError
 */
export async function verifyChain(
  options: VerifyOptions & { readonly signal: AbortSignal },
): Promise<Verification | undefined>
export async function verifyChain(options: VerifyOptions): Promise<Verification>
export async function verifyChain({
  database,
  keys,
  earlier,
  isGentle = false,
  signal,
}: VerifyOptions): Promise<Verification | undefined> {
  const { head, lastSequence, waiting } = await load(database, readEnds)
  const counts = { verified: 0, erased: 0 }
  let position: EntryPosition = { sequence: 1, previous: '' }
  const finish = (fault?: Fault): Verification => ({
    entries: position.sequence - 1,
    head: { sequence: position.sequence - 1, hash: position.previous },
    identities: counts,
    waiting,
    ...(fault && { fault }),
  })

  const until = head?.sequence ?? lastSequence
  for await (const { entries, identities } of readChain(database, until, isGentle)) {
    if (signal?.aborted) return undefined
    for (const entry of entries) {
      const fault =
        (await findFault({ database, keys, position, entry })) ??
        findIdentityFault(keys, entry, identities.get(entry.id) ?? [], counts)
      if (fault) return finish(fault)
      position = { sequence: entry.sequence + 1, previous: entry.hash }
      if (earlier && earlier.sequence === entry.sequence && earlier.hash !== entry.hash)
        return finish(at(entry.sequence, 'changed', 'it is not the entry that was verified earlier'))
    }
  }
  return finish(findEndFault(finish().head, { head, lastSequence, keys, earlier }))
}

const at = (sequence: number, kind: FaultKind, message: string): Fault => ({ sequence, kind, message })

/** Head and last entry of one moment: a running server adds to both in one transaction. */
async function readEnds(database: Database) {
  const ends = await database
    .selectNoFrom((query) => [
      query
        .selectFrom('auditEntries')
        .select(({ fn }) => fn.max('sequence').as('last'))
        .as('lastSequence'),
      query
        .selectFrom('auditQueue')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('waiting'),
      query.selectFrom('auditHead').select('sequence').where('name', '=', 'head').as('sequence'),
      query.selectFrom('auditHead').select('hash').where('name', '=', 'head').as('hash'),
      query.selectFrom('auditHead').select('signature').where('name', '=', 'head').as('signature'),
    ])
    .executeTakeFirstOrThrow()
  const { sequence, hash, signature } = ends
  const head =
    sequence === null || hash === null || signature === null ? undefined : { sequence, hash, signature }
  return { head, lastSequence: ends.lastSequence ?? 0, waiting: Number(ends.waiting) }
}

interface StoredIdentity {
  readonly entryId: string
  readonly kind: string
  readonly value: string
  readonly nonce: string
}

async function* readChain(database: Database, until: number, isGentle: boolean) {
  const limit = isGentle ? GENTLE_PAGE_ENTRIES : PAGE_ENTRIES
  let after: number | undefined
  for (;;) {
    const began = performance.now()
    const from = after
    const entries = await load(database, (reading) => readEntries(reading, { after: from, until, limit }))
    const last = entries.at(-1)
    if (!last) return
    const identities = await load(database, (reading) => readIdentities(reading, entries))
    yield { entries, identities: Map.groupBy(identities, ({ entryId }) => entryId) }
    after = last.sequence
    if (isGentle) await wait(Math.max(MIN_REST_MS, REST_RATIO * (performance.now() - began)))
  }
}

interface EntriesPage {
  readonly after: number | undefined
  readonly until: number
  readonly limit: number
}

const readEntries = (database: Database, { after, until, limit }: EntriesPage) =>
  database
    .selectFrom('auditEntries')
    .selectAll()
    .where('sequence', '<=', until)
    .$if(after !== undefined, (query) => query.where('sequence', '>', after!))
    .orderBy('sequence')
    .limit(limit)
    .execute()

const readIdentities = (
  database: Database,
  entries: readonly AuditEntriesTable[],
): Promise<StoredIdentity[]> =>
  database
    .selectFrom('auditIdentities')
    .select(['entryId', 'kind', 'value', 'nonce'])
    .where(
      'entryId',
      'in',
      entries.map(({ id }) => id),
    )
    .execute()

interface Examined {
  readonly database: Database
  readonly keys: SecretKeys
  readonly position: EntryPosition
  readonly entry: AuditEntriesTable
}

async function findFault({ database, keys, position, entry }: Examined): Promise<Fault | undefined> {
  const { sequence } = position
  if (entry.sequence > sequence) return at(sequence, 'removed', 'there is no entry with this number')
  if (entry.sequence < sequence) return at(entry.sequence, 'inserted', 'no entry has this number')
  if (isRight(keys, position, entry)) return undefined
  const key = keyById(keys, entry.hash)
  const kind = await classifyFault({ database, keys, position, entry })
  return at(
    sequence,
    kind,
    key
      ? 'its hash does not match'
      : `its hash was made with the key ${keyIdOf(entry.hash)}, which is not known`,
  )
}

const keyById = ({ all }: SecretKeys, hash: string): SecretKey | undefined =>
  all.find(({ id }) => id === keyIdOf(hash))

function isRight(
  keys: SecretKeys,
  position: EntryPosition,
  { hash, ...content }: EntryContent & { hash: string },
) {
  const key = keyById(keys, hash)
  return key !== undefined && hashEntry(key, position, content) === hash
}

/** Compares what is kept of the identities with the digests in the chain. */
function findIdentityFault(
  keys: SecretKeys,
  { sequence, digests: json }: AuditEntriesTable,
  identities: readonly StoredIdentity[],
  counts: { verified: number; erased: number },
): Fault | undefined {
  const digests = JSON.parse(json) as Readonly<Record<string, string>>
  for (const identity of identities) {
    const digest = Object.hasOwn(digests, identity.kind) ? digests[identity.kind] : undefined
    const key = digest === undefined ? undefined : keyById(keys, digest)
    if (!key || digestIdentity(key, identity) !== digest)
      return at(sequence, 'changed', `its ${identity.kind} is not the one that was recorded`)
  }
  counts.verified += identities.length
  counts.erased += Object.keys(digests).length - identities.length
  return undefined
}

interface Ends {
  readonly head: Omit<AuditHeadTable, 'name'> | undefined
  readonly lastSequence: number
  readonly keys: SecretKeys
  readonly earlier?: EarlierHead
}

/** @param found the end of the entries that are right. */
function findEndFault(found: EarlierHead, { head, lastSequence, keys, earlier }: Ends): Fault | undefined {
  const next = found.sequence + 1
  if (!head) return at(next, 'truncated', 'the chain has no head, so nothing shows whether entries follow')
  const key = keyById(keys, head.signature)
  if (!key || signHead(key, head) !== head.signature)
    return at(next, 'truncated', 'the head is not signed, so nothing shows whether entries follow')
  if (key.id !== keys.current.id)
    return at(
      next,
      'truncated',
      'the head is signed with an older key, so nothing shows whether entries follow. After a new key, a running server signs it again within a minute',
    )
  if (found.sequence < head.sequence)
    return at(next, 'truncated', `the head says that the chain has ${head.sequence} entries`)
  if (found.hash !== head.hash) return at(found.sequence, 'changed', 'the head was signed for another entry')
  if (lastSequence > head.sequence) return at(next, 'inserted', 'the head ends before this entry')
  if (earlier && earlier.sequence > head.sequence)
    return at(next, 'truncated', `the chain had ${earlier.sequence} entries when it was verified earlier`)
  return undefined
}
