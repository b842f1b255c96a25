/** Finds out what happened to an entry whose hash is wrong. The fault itself is certain, its kind is what fits best. */
import { load } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import type { SecretKeys } from '../database/secrets.ts'
import type { AuditEntriesTable } from '../database/tables.ts'
import { hashEntry, keyIdOf } from './chain.ts'
import type { EntryPosition } from './chain.ts'
import type { FaultKind } from './fault-kind.ts'

/** How many entries in a row may have been removed, their followers renumbered, and still be counted as removed. */
const MAX_REMOVED = 1_000

const PAGE_ENTRIES = 500

export interface WrongEntry {
  readonly database: Database
  readonly keys: SecretKeys
  /** Where the entry stands, and the hash of the one before. */
  readonly position: EntryPosition
  readonly entry: AuditEntriesTable
}

export async function classifyFault({ database, keys, position, entry }: WrongEntry): Promise<FaultKind> {
  const { sequence } = position
  /** Whether a hash is that of an entry at a position. */
  const fits = (hash: string, content: AuditEntriesTable, where: EntryPosition) => {
    const key = keys.all.find(({ id }) => id === keyIdOf(hash))
    return key !== undefined && hashEntry(key, where, content) === hash
  }
  const belongs = (content: AuditEntriesTable, where: EntryPosition) => fits(content.hash, content, where)

  let rightOne: AuditEntriesTable | undefined
  let isFromElsewhere = false
  for await (const other of entriesAfter(database, sequence)) {
    // Contents were exchanged, and the hashes stayed.
    if (fits(entry.hash, other, position)) return 'reordered'
    if (belongs(other, position)) rightOne = other
    // The entries between the two places may have kept their numbers, or moved by one.
    isFromElsewhere ||= [0, 1].some((by) =>
      belongs(entry, { sequence: other.sequence + by, previous: other.hash }),
    )
  }
  if (rightOne) {
    const before = await findEntry(database, rightOne.sequence - 1)
    const previous = before?.sequence === sequence ? rightOne.hash : before?.hash
    const isSwapped = previous !== undefined && belongs(entry, { sequence: rightOne.sequence, previous })
    return isFromElsewhere || isSwapped ? 'reordered' : 'inserted'
  }
  const next = await findEntry(database, sequence + 1)
  const isNextRight = next && belongs(next, { sequence: sequence + 1, previous: entry.hash })
  if (!next || isNextRight) return 'changed'
  const removed = Array.from({ length: MAX_REMOVED }, (_, index) => index + 1)
  return removed.some((count) => belongs(next, { sequence: sequence + 1 + count, previous: entry.hash }))
    ? 'removed'
    : 'changed'
}

const findEntry = (database: Database, sequence: number): Promise<AuditEntriesTable | undefined> =>
  load(database, (reading) =>
    reading.selectFrom('auditEntries').selectAll().where('sequence', '=', sequence).executeTakeFirst(),
  )

async function* entriesAfter(database: Database, sequence: number): AsyncGenerator<AuditEntriesTable, void> {
  let after = sequence
  for (;;) {
    const from = after
    const page = await load(database, (reading) =>
      reading
        .selectFrom('auditEntries')
        .selectAll()
        .where('sequence', '>', from)
        .orderBy('sequence')
        .limit(PAGE_ENTRIES)
        .execute(),
    )
    yield* page
    const last = page.at(-1)
    if (!last) return
    after = last.sequence
  }
}
