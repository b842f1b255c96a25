/** Small valid files for samples and tests, made of text. */

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** The bytes of a text in UTF-8: the contract has no `TextEncoder`, which is not part of the language. */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(encodeURIComponent(text).match(/%..|./g) ?? [], (part) =>
    part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  )

/** A PDF of one page. @param lines in ASCII */
export function samplePdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const escaped = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`)
  const content = `BT /F1 12 Tf 16 TL 56 780 Td ${escaped.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return bytesOf(text)
}

/** CRC-32 (ISO 3309), as PNG and zip use it. */
export function crc32(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~sum >>> 0
}

function adler32(bytes: Uint8Array): number {
  let [one, two] = [1, 0]
  for (const byte of bytes) {
    one = (one + byte) % 65_521
    two = (two + one) % 65_521
  }
  return two * 65_536 + one
}

const join = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

const big32 = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)

/** A grey PNG, stored without compression: at most 200 × 200 px. @param shade 0 to 255, of each row */
export function samplePng(
  width: number,
  height: number,
  shade: (row: number) => number,
): Uint8Array<ArrayBuffer> {
  const rows = join(
    ...Array.from({ length: height }, (_, row) => {
      const line = new Uint8Array(width + 1).fill(shade(row))
      // No filter.
      line[0] = 0
      return line
    }),
  )
  const chunk = (name: string, data: Uint8Array) => {
    const named = join(bytesOf(name), data)
    return join(big32(data.length), named, big32(crc32(named)))
  }
  // One stored block (RFC 1951, section 3.2.4): its length, and its complement.
  const { length } = rows
  const block = Uint8Array.of(0x78, 0x01, 1, length, length >>> 8, ~length, ~length >>> 8)
  return join(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    // 8 bits of grey.
    chunk('IHDR', join(big32(width), big32(height), Uint8Array.of(8, 0, 0, 0, 0))),
    chunk('IDAT', join(block, rows, big32(adler32(rows)))),
    chunk('IEND', new Uint8Array()),
  )
}
