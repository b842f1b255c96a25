/** Random tokens and their encodings, for browsers and Node alike. */

/** Base64url without padding (RFC 4648, section 5). */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** @returns `undefined` if the text is not Base64url. */
export function fromBase64url(text: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof text !== 'string' || !/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
}

export const randomBytes = (size: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(size))

/** 256 random bits in Base64url. */
export const createToken = (): string => toBase64url(randomBytes(32))

/** A UUID, version 4 (RFC 9562). `crypto.randomUUID` exists only in a secure context. */
export function createId(): string {
  const bytes = randomBytes(16)
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[(bytes[8] ?? 0) % 4]
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`)
}
