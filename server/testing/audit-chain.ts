/** An audit chain, and what somebody with access to its database could do to it, for tests and soak tests. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createChainWriter } from '../platform/audit/chain-writer.ts'
import { recordAudit } from '../platform/database/audit.ts'
import { store } from '../platform/database/database.ts'
import type { Database } from '../platform/database/database.ts'
import { storedSecret } from '../platform/database/secrets.ts'
import { verifyChain } from '../platform/audit/verify-chain.ts'
import type { FaultKind } from '../platform/audit/fault-kind.ts'

/** A table that one kind of tampering changes. */
export interface Tampering {
  readonly name: string
  readonly kind: FaultKind
  /** @returns the number of the first entry that is then wrong. */
  readonly run: (database: Database, chain: ChainOfTest) => Promise<number>
}

export interface ChainOfTest {
  readonly length: number
  /** From 0 to 1. */
  readonly random: () => number
}

export const secretOf = (database: Database, clock = () => new Date()) =>
  storedSecret(database, 'audit', clock)

/** Records entries, each with an actor, a user and an address. */
export async function recordEntries(database: Database, count: number, now = new Date()): Promise<void> {
  await store(database, async (transaction) => {
    for (let index = 0; index < count; index++)
      await recordAudit(
        transaction,
        {
          action: 'role.change',
          user: `ravi${index}`,
          details: { from: 'client', to: 'readonly' },
          caller: {
            user: { username: 'asha', role: 'admin' },
            requestId: randomUUID(),
            network: '192.0.2.0/24',
          },
        },
        new Date(now.getTime() + index),
      )
  })
}

/** Chains what waits. @returns how many entries. */
export const chainEntries = (database: Database): Promise<number> =>
  createChainWriter({ database, secret: secretOf(database) })()

export const verify = async (database: Database) =>
  verifyChain({ database, keys: await secretOf(database).keys() })

/** A number from the first to the last. */
const pick = ({ random }: ChainOfTest, first: number, last: number) =>
  first + Math.floor(random() * (last - first + 1))

/** Numbers are unique, so an entry moves by way of a number that none has. */
const AWAY = 1_000_000

const renumber = (database: Database, from: number, to: number) =>
  database.updateTable('auditEntries').set({ sequence: to }).where('sequence', '=', from).execute()

async function shift(database: Database, from: number, by: number): Promise<void> {
  await sql`update audit_entries set sequence = sequence + ${sql.lit(AWAY)} where sequence >= ${from}`.execute(
    database,
  )
  await sql`update audit_entries set sequence = sequence - ${sql.lit(AWAY - by)} where sequence >= ${sql.lit(AWAY)}`.execute(
    database,
  )
}

const changed = (
  column: 'at' | 'action' | 'role' | 'subject' | 'requestId' | 'details' | 'digests' | 'id' | 'hash',
) =>
  ({
    name: `the ${column} of an entry is changed`,
    kind: 'changed',
    async run(database, chain) {
      const sequence = pick(chain, 1, chain.length)
      const row = await database
        .selectFrom('auditEntries')
        .select(column)
        .where('sequence', '=', sequence)
        .executeTakeFirstOrThrow()
      const value = row[column] ?? ''
      const altered = value === '' ? 'x' : value.slice(0, -1) + (value.endsWith('x') ? 'y' : 'x')
      await database
        .updateTable('auditEntries')
        .set({ [column]: altered })
        .where('sequence', '=', sequence)
        .execute()
      return sequence
    },
  }) satisfies Tampering

const identityChanged = (kind: 'actor' | 'user' | 'network') =>
  ({
    name: `the ${kind} that is kept apart is changed`,
    kind: 'changed',
    async run(database, chain) {
      const sequence = pick(chain, 1, chain.length)
      const { id } = await database
        .selectFrom('auditEntries')
        .select('id')
        .where('sequence', '=', sequence)
        .executeTakeFirstOrThrow()
      await database
        .updateTable('auditIdentities')
        .set({ value: 'somebody-else' })
        .where('entryId', '=', id)
        .where('kind', '=', kind)
        .execute()
      return sequence
    },
  }) satisfies Tampering

const forged = (sequence: number) => ({
  sequence,
  id: randomUUID(),
  at: '2026-11-20T08:30:00.000Z',
  action: 'user.enable',
  role: 'admin',
  subject: null,
  requestId: randomUUID(),
  details: null,
  digests: '{}',
})

export const tamperings: readonly Tampering[] = [
  ...(['at', 'action', 'role', 'subject', 'requestId', 'details', 'digests', 'id', 'hash'] as const).map(
    changed,
  ),
  ...(['actor', 'user', 'network'] as const).map(identityChanged),
  {
    name: 'an identity is added to an entry that has none of its kind',
    kind: 'changed',
    async run(database, chain) {
      const sequence = pick(chain, 1, chain.length)
      const { id, at } = await database
        .selectFrom('auditEntries')
        .select(['id', 'at'])
        .where('sequence', '=', sequence)
        .executeTakeFirstOrThrow()
      await database
        .insertInto('auditIdentities')
        .values({ entryId: id, kind: 'details', value: '{"email":"x@example.in"}', nonce: 'x', at })
        .execute()
      return sequence
    },
  },
  {
    name: 'an entry is removed',
    kind: 'removed',
    async run(database, chain) {
      const sequence = pick(chain, 1, chain.length - 1)
      await database.deleteFrom('auditEntries').where('sequence', '=', sequence).execute()
      return sequence
    },
  },
  {
    name: 'an entry is removed, and those after it are renumbered',
    kind: 'removed',
    async run(database, chain) {
      const sequence = pick(chain, 1, chain.length - 2)
      await database.deleteFrom('auditEntries').where('sequence', '=', sequence).execute()
      await shift(database, sequence + 1, -1)
      return sequence
    },
  },
  {
    name: 'an entry is inserted, and those after it are renumbered',
    kind: 'inserted',
    async run(database, chain) {
      const sequence = pick(chain, 1, chain.length)
      const { hash } = await database
        .selectFrom('auditEntries')
        .select('hash')
        .where('sequence', '=', sequence)
        .executeTakeFirstOrThrow()
      await shift(database, sequence, 1)
      const lastCharacter = hash.at(-2) === 'A' ? 'B' : 'A'
      await database
        .insertInto('auditEntries')
        .values({ ...forged(sequence), hash: hash.slice(0, -2) + lastCharacter + hash.slice(-1) })
        .execute()
      return sequence
    },
  },
  {
    name: 'an entry is added at the end',
    kind: 'inserted',
    async run(database, { length }) {
      const { hash } = await database
        .selectFrom('auditEntries')
        .select('hash')
        .where('sequence', '=', length)
        .executeTakeFirstOrThrow()
      await database
        .insertInto('auditEntries')
        .values({ ...forged(length + 1), hash })
        .execute()
      return length + 1
    },
  },
  {
    name: 'two entries change places',
    kind: 'reordered',
    async run(database, chain) {
      const one = pick(chain, 1, chain.length - 1)
      const other = pick(chain, one + 1, chain.length)
      await renumber(database, one, AWAY)
      await renumber(database, other, one)
      await renumber(database, AWAY, other)
      return one
    },
  },
  {
    name: 'the contents of two entries change places, and their hashes stay',
    kind: 'reordered',
    async run(database, chain) {
      const one = pick(chain, 1, chain.length - 1)
      const other = pick(chain, one + 1, chain.length)
      const rows = await database
        .selectFrom('auditEntries')
        .selectAll()
        .where('sequence', 'in', [one, other])
        .orderBy('sequence')
        .execute()
      const [first, second] = rows as [(typeof rows)[number], (typeof rows)[number]]
      await database.deleteFrom('auditEntries').where('sequence', 'in', [one, other]).execute()
      await database
        .insertInto('auditEntries')
        .values([
          { ...second, sequence: one, hash: first.hash },
          { ...first, sequence: other, hash: second.hash },
        ])
        .execute()
      return one
    },
  },
  {
    name: 'an entry is moved, and those between are renumbered',
    kind: 'reordered',
    async run(database, chain) {
      const to = pick(chain, 1, chain.length - 1)
      const from = pick(chain, to + 1, chain.length)
      await renumber(database, from, 2 * AWAY)
      for (let sequence = from - 1; sequence >= to; sequence--)
        await renumber(database, sequence, sequence + 1)
      await renumber(database, 2 * AWAY, to)
      return to
    },
  },
  {
    name: 'the last entries are removed',
    kind: 'truncated',
    async run(database, chain) {
      const sequence = pick(chain, 1, chain.length)
      await database.deleteFrom('auditEntries').where('sequence', '>=', sequence).execute()
      return sequence
    },
  },
  {
    name: 'the last entries are removed, and the head is changed to fit',
    kind: 'truncated',
    async run(database, chain) {
      const sequence = pick(chain, 2, chain.length)
      await database.deleteFrom('auditEntries').where('sequence', '>=', sequence).execute()
      const last = await database
        .selectFrom('auditEntries')
        .select(['sequence', 'hash'])
        .where('sequence', '=', sequence - 1)
        .executeTakeFirstOrThrow()
      await database.updateTable('auditHead').set(last).execute()
      return sequence
    },
  },
  {
    name: 'the last entries are removed, and the head too',
    kind: 'truncated',
    async run(database, chain) {
      const sequence = pick(chain, 1, chain.length)
      await database.deleteFrom('auditEntries').where('sequence', '>=', sequence).execute()
      await database.deleteFrom('auditHead').execute()
      return sequence
    },
  },
]
