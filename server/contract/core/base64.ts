/** Texts in Base64 of UTF-8 (RFC 4648, section 4). */

/** The platform's functions, which browsers and Node have, and whose types the contract does not load. */
const platform = globalThis as unknown as {
  readonly btoa: (binary: string) => string
  readonly atob: (text: string) => string
  readonly TextEncoder: new () => { encode: (text: string) => Uint8Array }
  readonly TextDecoder: new (
    encoding: string,
    options: { readonly fatal: boolean },
  ) => { decode: (bytes: Uint8Array) => string }
}

export const encodeBase64 = (text: string): string =>
  platform.btoa(
    Array.from(new platform.TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''),
  )

/** @returns `undefined` if a text is not Base64 */
export function decodeBase64Bytes(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(platform.atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** The text without a byte order mark. @returns `undefined` if bytes are not UTF-8 */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new platform.TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** @returns `undefined` if a text is not Base64, or its bytes are not UTF-8. */
export function decodeBase64(text: string): string | undefined {
  const bytes = decodeBase64Bytes(text)
  return bytes && decodeUtf8(bytes)
}
