/** Random tokens. Only their hashes are stored; a token has 256 bits, so that a fast hash suffices. */
import { createHash, randomBytes } from 'node:crypto'

export const createToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in hexadecimal digits. @param parts of which none may contain a line break. */
export const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex')
