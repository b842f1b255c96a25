/** Positions in a PNG's header, and kinds of colour (PNG specification, section 11.2.1). */
const COLOUR_TYPE_AT = 25
const INTERLACE_AT = 28
const FIRST_CHUNK_AT = 8
const isOpaqueColour = (type: number | undefined) => type === 0 || type === 2 || type === 3

/**
 * Whether the pixels of a PNG are stored as a PDF stores them: without transparency, and not interlaced.
 *
 * @param bytes of the whole file
 */
export function isPlainPng(bytes: Uint8Array<ArrayBuffer>): boolean {
  if (!isOpaqueColour(bytes[COLOUR_TYPE_AT]) || bytes[INTERLACE_AT] !== 0) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Length, name, data and checksum of each chunk, before the first one with pixels.
  for (let at = FIRST_CHUNK_AT; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'tRNS') return false
    if (name === 'IDAT') return true
  }
  return false
}
