/** A file in a response. */
export interface FileBody {
  /** The name under which it is saved. */
  readonly name: string
  /** Media type. */
  readonly type: string
  /** Size; absent if it is not known before the end. */
  readonly bytes?: number
  readonly content: AsyncIterable<Uint8Array>
}

/** RFC 8187, section 3.2.1: all but these are percent-encoded. `encodeURIComponent` leaves some more. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * Content-Disposition of a file to save (RFC 6266): its name in UTF-8, and for old programs one in ASCII. Lone
 * surrogates, which cannot be encoded, are replaced.
 */
export function attachment(name: string): string {
  const formed = name.toWellFormed()
  // Quotes, backslashes and percent signs are read differently by different programs.
  const plain = formed.replaceAll(/[^\x20-\x7E]/gu, '_').replaceAll(/["\\%]/g, '_')
  return plain === formed
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(formed)}`
}
