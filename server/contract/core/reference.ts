/**
 * References: the identifier of an enquiry or a booking, from the moment it is sent, `EN-7K3M-Q9XD-2B4F`.
 *
 * The browser generates it before sending and passes it as the `Idempotency-Key` header, so a page can show it without
 * reading the response, and a retry is detected. 60 random bits, in Crockford's base 32, which omits letters that are
 * easily misread (I, L, O, U).
 */

/** Two capital letters, declared by the endpoint: `EN` for enquiries. */
export type ReferenceKind = Uppercase<string>

export type Reference<Kind extends ReferenceKind = ReferenceKind> = `${Kind}-${string}-${string}-${string}`

/** The request header of a reference. */
export const referenceHeader = 'Idempotency-Key'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Matches references of this kind, exactly as `createReference` writes them. */
export const referencePattern = (kind: ReferenceKind) => new RegExp(`^${kind}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$`)

/**
 * @param randomBytes a cryptographically secure source, such as `(size) => crypto.getRandomValues(new
 * Uint8Array(size))`.
 */
export function createReference<Kind extends ReferenceKind>(
  kind: Kind,
  randomBytes: (size: number) => Uint8Array,
): Reference<Kind> {
  const letters = Array.from(randomBytes(12), (byte) => alphabet[byte & 31]).join('')
  return `${kind}-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
}

/** Whether a text is a reference of this kind. */
export const isReference = <Kind extends ReferenceKind>(kind: Kind, text: string): text is Reference<Kind> =>
  referencePattern(kind).test(text)
