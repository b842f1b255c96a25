/**
 * Secrets that all instances share, each with several keys: the newest signs, and the others verify until they expire.
 * A signature names its key by an id, which is derived from the key, so that any instance finds it.
 */
import { createHash, randomBytes } from 'node:crypto'
import { recordAudit } from './audit.ts'
import { load, store } from './database.ts'
import type { Database, Transaction } from './database.ts'

export interface SecretKey {
  /** 8 hexadecimal digits, of the key's checksum. */
  readonly id: string
  readonly value: string
}

export interface SecretKeys {
  /** Signs. */
  readonly current: SecretKey
  /** All that verify, the newest first. */
  readonly all: readonly SecretKey[]
}

export interface Secret {
  /** @throws StorageError */
  keys(): Promise<SecretKeys>
  /** The key of an id; read anew, because another instance may have just made it. @throws StorageError */
  find(id: string): Promise<SecretKey | undefined>
}

/** How old the keys may be that an instance signs and verifies with; ms. A rotation takes this long to reach all. */
export const KEYS_MAX_AGE_MS = 60_000

/** Unknown ids read the database at most this often; ms. */
const FIND_INTERVAL_MS = 1_000

const keyOf = (value: string): SecretKey => ({
  id: createHash('sha256').update(`key id ${value}`).digest('hex').slice(0, 8),
  value,
})

/** @param values of a setting, the one that signs first. */
export function configuredSecret(values: readonly string[]): Secret {
  const [current, ...others] = values.map(keyOf)
  if (!current) throw new Error('A secret has at least one key.')
  const keys = { current, all: [current, ...others] }
  return {
    keys: () => Promise.resolve(keys),
    find: (id) => Promise.resolve(keys.all.find((key) => key.id === id)),
  }
}

/** A secret in the database, whose first key is made by the first instance that needs it. */
export function storedSecret(database: Database, name: string, clock: () => Date): Secret {
  let cached: { readonly keys: SecretKeys; readonly at: number } | undefined

  async function read(maxAge: number): Promise<SecretKeys> {
    const now = clock()
    if (cached && now.getTime() - cached.at < maxAge) return cached.keys
    const found = await load(database, (reading) => findKeys(reading, name, now))
    const values = found.length > 0 ? found : await createFirst(database, name, now)
    const all = values.map(keyOf)
    const keys = { current: all[0]!, all }
    cached = { keys, at: now.getTime() }
    return keys
  }

  return {
    keys: () => read(KEYS_MAX_AGE_MS),
    async find(id) {
      const known = (await read(KEYS_MAX_AGE_MS)).all.find((key) => key.id === id)
      return known ?? (await read(FIND_INTERVAL_MS)).all.find((key) => key.id === id)
    },
  }
}

/**
 * Makes a new key for a secret. The older ones verify until `expiresAt`; those that have expired are deleted.
 *
 * @throws StorageError
 */
export async function rotateSecret(
  database: Database,
  name: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await store(database, async (transaction) => {
    const newest = await transaction
      .selectFrom('secretKeys')
      .select('generation')
      .where('name', '=', name)
      .orderBy('generation', 'desc')
      .executeTakeFirst()
    const generation = (newest?.generation ?? 0) + 1
    await transaction
      .deleteFrom('secretKeys')
      .where('name', '=', name)
      .where('expiresAt', '<=', now.toISOString())
      .execute()
    await transaction
      .updateTable('secretKeys')
      .set({ expiresAt: expiresAt.toISOString() })
      .where('name', '=', name)
      .where('expiresAt', 'is', null)
      .execute()
    // Of two rotations at the same time, the second fails on the primary key.
    await insertKey(transaction, { name, generation, now })
    await recordAudit(
      transaction,
      { action: 'secret.rotate', subject: name, details: { generation, expiresAt: expiresAt.toISOString() } },
      now,
    )
  })
}

const createFirst = (database: Database, name: string, now: Date): Promise<string[]> =>
  store(database, async (transaction) => {
    await insertKey(transaction, { name, generation: 1, now, isOptional: true })
    // Two instances that make one at the same time both use the one that is stored.
    return findKeys(transaction, name, now)
  })

async function insertKey(
  transaction: Transaction,
  key: {
    readonly name: string
    readonly generation: number
    readonly now: Date
    readonly isOptional?: boolean
  },
): Promise<void> {
  const insert = transaction.insertInto('secretKeys').values({
    name: key.name,
    generation: key.generation,
    value: randomBytes(32).toString('base64url'),
    createdAt: key.now.toISOString(),
    expiresAt: null,
  })
  await (key.isOptional ? insert.onConflict((conflict) => conflict.doNothing()) : insert).execute()
}

/** Values of the keys that have not expired, the newest first. */
async function findKeys(database: Database, name: string, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('secretKeys')
    .select('value')
    .where('name', '=', name)
    .where((row) => row.or([row('expiresAt', 'is', null), row('expiresAt', '>', now.toISOString())]))
    .orderBy('generation', 'desc')
    .execute()
  return rows.map(({ value }) => value)
}
