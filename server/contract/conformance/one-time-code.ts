/** One-time codes as an app makes them (RFC 6238): HMAC-SHA-1, six digits, every 30 seconds. */
import { decodeBase32 } from './bytes.ts'

/** Of a time step. */
export const STEP_MS = 30_000

/** The code of a moment. @param secret in Base32 */
export async function oneTimeCode(secret: string, moment: Date): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(moment.getTime() / STEP_MS)))
  const key = await crypto.subtle.importKey(
    'raw',
    decodeBase32(secret),
    { name: 'HMAC', hash: 'SHA-1' },
    false,
    ['sign'],
  )
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
  // RFC 4226, section 5.3: four bytes at an offset that the last byte gives, without their first bit.
  const truncated = mac.getUint32(mac.getUint8(19) & 0xf) & 0x7fff_ffff
  return String(truncated % 1_000_000).padStart(6, '0')
}
