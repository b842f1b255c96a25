/** Hashes and verifies passwords with Argon2id (RFC 9106). */
import { dictionary } from '@zxcvbn-ts/language-common'
import { createHashQueue } from './hash-queue.ts'
import { createPasswordHashes } from './password-hashes.ts'

const { hash, verify } = createPasswordHashes()

const queue = createHashQueue()

/** Whether passwords wait for the hash of another. */
export const areHashesWaiting = queue.isWaiting

/** Keyboards write the same letter in different ways (NIST SP 800-63B-4, section 3.1.1.2). */
const normalize = (password: string) => password.normalize('NFKC')

/** @throws BusyError */
export const hashPassword = (password: string): Promise<string> => queue.run(() => hash(normalize(password)))

let decoy: Promise<string> | undefined

/**
 * Verifies a password. Without a hash, one of a password that nobody has is verified, so that the response takes the
 * same time for an unknown user.
 *
 * @throws BusyError
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID())
  const against = passwordHash ?? (await decoy)
  const isRight = await queue.run(() => verify(against, normalize(password)))
  return passwordHash !== undefined && isRight
}

let common: ReadonlySet<string> | undefined

/** Shorter entries are words, which other passwords may contain. */
const SHORTEST_COMMON = 4

/** Digits and signs around a common password that make it no less common. */
const MOST_PADDING = 6

/**
 * Whether a password is common: on the list, on it but for digits and signs around it, or a shorter one repeated. Words
 * of the account count as common as well.
 *
 * @param words user name, e-mail address and the like.
 */
export function isCommonPassword(password: string, words: readonly string[]): boolean {
  common ??= new Set(dictionary['passwords-common'])
  const list = common
  const own = words.flatMap((word) => [word, ...word.split(/[@.\s]+/)]).map((word) => word.toLowerCase())
  const text = normalize(password).toLowerCase()
  if (list.has(text) || own.includes(text)) return true
  if (own.some((word) => isPadded(text, word))) return true
  const [, unit = text] = /^(.+?)\1+$/s.exec(text) ?? []
  if (unit !== text && (unit.length < SHORTEST_COMMON || list.has(unit) || own.includes(unit))) return true
  const core = text.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  return isPadded(text, core) && list.has(core)
}

/** Whether a password is a word with a few digits and signs around it. The word itself may end with digits. */
function isPadded(password: string, word: string): boolean {
  const isLong = word.length >= SHORTEST_COMMON && password.length - word.length <= MOST_PADDING
  return isLong && password.includes(word) && /^[\d\W_]*$/.test(password.replace(word, ''))
}
