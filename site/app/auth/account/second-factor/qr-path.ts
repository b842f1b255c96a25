import { correction, generate } from 'lean-qr/nano'

/** Modules around the code that stay light (ISO/IEC 18004, section 5.3.8). */
const QUIET_ZONE = 4

export interface QrPath {
  /** Modules on each side, the quiet zone included: the size of the `viewBox`. */
  size: number
  /** Dark modules, as the path of an SVG: one rectangle for each run of a row. */
  path: string
}

/** A QR code as an SVG path, with medium error correction. */
export function qrPath(text: string): QrPath {
  const code = generate(text, { minCorrectionLevel: correction.M })
  let path = ''
  for (let row = 0; row < code.size; row++)
    for (let start = 0; start < code.size; start++) {
      let end = start
      while (end < code.size && code.get(end, row)) end++
      if (end === start) continue
      path += `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${end - start}v1h${start - end}z`
      start = end
    }
  return { size: code.size + 2 * QUIET_ZONE, path }
}
