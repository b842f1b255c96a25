/** The form of recovery codes: each signs in once in place of a one-time code. */

/** Codes that an account gets at a time. */
const COUNT = 10

/** Crockford's Base32: no letter is mistaken for another (https://www.crockford.com/base32.html). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 16 characters of five bits each, in groups: too many to guess, so that a fast hash suffices. */
const createCode = (randomBytes: (size: number) => Uint8Array) =>
  Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-')

/** @param randomBytes a cryptographically secure source */
export const createRecoveryCodeList = (randomBytes: (size: number) => Uint8Array): string[] =>
  Array.from({ length: COUNT }, () => createCode(randomBytes))

/** The form in which codes are compared: letters in any case, the usual mistakes, and any separators. */
export const normalizeRecoveryCode = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
