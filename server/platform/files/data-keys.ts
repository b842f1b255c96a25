/**
 * The keys of encrypted files. Each file has a random data key, which is stored encrypted by a key of the secret
 * `files`: a rotation encrypts the data keys again and leaves the contents alone.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { load } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { configuredSecret, findSecretKeys, storedSecret } from '../database/secrets.ts'
import type { Secret, SecretKey } from '../database/secrets.ts'

/** Name of the secret in the database. */
export const FILES_SECRET = 'files'

/**
 * The secret that encrypts data keys: that of the settings, or one in the database. A server that gets its first key by
 * the settings still decrypts by those in the database, until `npm run rotate-secret -- files` has run.
 */
export const filesSecret = ({
  config,
  database,
  clock = () => new Date(),
}: {
  readonly config: Pick<Config, 'filesKey'>
  readonly database: Database
  readonly clock?: () => Date
}): Secret => {
  if (!config.filesKey) return storedSecret(database, FILES_SECRET, clock)
  const configured = configuredSecret(config.filesKey)
  return {
    keys: () => configured.keys(),
    async find(id) {
      const known = await configured.find(id)
      if (known) return known
      const stored = await load(database, (reading) => findSecretKeys(reading, FILES_SECRET, clock()))
      return stored.find((key) => key.id === id)
    },
  }
}

/** The key that encrypted a data key is not among those of the secret. */
export class MissingKeyError extends Error {
  override readonly name = 'MissingKeyError'
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

const encryptionKey = ({ value }: SecretKey) =>
  Buffer.from(hkdfSync('sha256', value, '', 'anupalan data keys of files', KEY_BYTES))

export const createDataKey = (): Buffer => randomBytes(KEY_BYTES)

/**
 * A data key as it is stored: `<id of the key>.<nonce, ciphertext and tag>`.
 *
 * @param file the key of the file, without which it cannot be decrypted.
 */
export function wrapDataKey(dataKey: Buffer, file: string, key: SecretKey): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(key), nonce).setAAD(Buffer.from(file))
  const sealed = Buffer.concat([nonce, cipher.update(dataKey), cipher.final(), cipher.getAuthTag()])
  return `${key.id}.${sealed.toString('base64url')}`
}

/** @throws MissingKeyError, Error if the stored key was changed, StorageError */
export async function unwrapDataKey(wrapped: string, file: string, secret: Secret): Promise<Buffer> {
  const [id = '', text = ''] = wrapped.split('.')
  const key = await secret.find(id)
  if (!key) throw new MissingKeyError(`The key ${id} of files is missing: add it to FILES_KEY.`)
  const sealed = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(key), sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(file))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}
