/** One-time codes of an app (RFC 6238): six digits, every 30 seconds, computed by WebCrypto. */
import { randomBytes } from './tokens.ts'
import type { AccountsWorld } from './accounts.ts'
import { codeTries, codeTriesOfDay } from '@anupalan/server/contract/accounts/lifetimes-and-limits'

const PERIOD_S = 30

/** Steps before and after the current one that are accepted, for clocks that differ. */
const WINDOW = 1

/** RFC 4648, section 6. */
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits in Base32: each character has five of them. */
export const createSecret = (): string =>
  Array.from(randomBytes(32), (byte) => base32[byte % base32.length]).join('')

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (character) => base32.indexOf(character).toString(2).padStart(5, '0')).join(
    '',
  )
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** The code of a time step (RFC 4226, section 5.3). */
async function codeOf(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const offset = digest.getUint8(digest.byteLength - 1) & 0xf
  const truncated = digest.getUint32(offset) & 0x7fffffff
  return String(truncated % 1_000_000).padStart(6, '0')
}

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / PERIOD_S)

/** The code of a moment. @param secret in Base32 */
export const codeAt = (secret: string, now: Date): Promise<string> => codeOf(secret, stepAt(now))

/** The code that the app of a user shows now. @throws Error if the account has no secret */
export function oneTimeCodeOf({ state, clock }: AccountsWorld, username: string): Promise<string> {
  const { totpNewSecret = null, totpSecret = null } = state.accounts.get(username) ?? {}
  const secret = totpNewSecret ?? totpSecret
  if (secret === null) throw new Error(`The account ${username} has no secret for one-time codes.`)
  return codeAt(secret, clock())
}

/** The time step of a code; `undefined` if it is wrong. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '')
  for (let step = stepAt(now) - WINDOW; step <= stepAt(now) + WINDOW; step++)
    if ((await codeOf(secret, step)) === token) return step
  return undefined
}

/** The URL of a secret, for a QR code. */
export function totpUri(secret: string, label: string, issuer: string): string {
  const [from, to] = [encodeURIComponent(issuer), encodeURIComponent(label)]
  return `otpauth://totp/${from}:${to}?issuer=${from}&secret=${secret}&algorithm=SHA1&digits=6&period=${PERIOD_S}`
}

/** Counts a code that is tried for an account. */
export const countCode = ({ limits }: AccountsWorld, username: string) =>
  limits.countTry(codeTries, username) ?? limits.countTry(codeTriesOfDay, username)
