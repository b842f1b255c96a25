/** Writes zip files, also malformed ones that libraries cannot write. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface Part {
  readonly name: string
  readonly bytes: Uint8Array | string
  /** Uncompressed size in the entry; the true one by default. */
  readonly claims?: number
  readonly isEncrypted?: boolean
  /** Refers to the content of the first part instead of its own. */
  readonly isOverlapping?: boolean
}

/** Starting the compression for each of thousands of empty parts takes seconds. */
const packedEmpty = deflateRawSync(Buffer.alloc(0))

export function writeZip(parts: readonly Part[], comment = ''): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, bytes, claims, isEncrypted, isOverlapping } of parts) {
    const plain = Buffer.from(bytes as string)
    const packed = plain.length === 0 ? packedEmpty : deflateRawSync(plain)
    const path = Buffer.from(name, 'utf8')
    const at = isOverlapping ? 0 : offset
    // Flags (bit 0 encrypted, bit 11 UTF-8), deflate, time, date, CRC, lengths.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800 | (isEncrypted ? 1 : 0), 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims ?? plain.length, 18)
    common.writeUInt16LE(path.length, 22)
    if (!isOverlapping) {
      local.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, path, packed)
      offset += 30 + path.length + packed.length
    }
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    central.push(Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.from([20, 0]), common, rest, path)
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...local, directory, end, Buffer.from(comment)])
}

const contentTypes = (main: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${more}<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A Word document with additional parts. */
export const writeDocx = (more: readonly Part[] = [], main = mainType, comment = ''): Buffer =>
  writeZip(
    [
      { name: '[Content_Types].xml', bytes: contentTypes(main) },
      {
        name: '_rels/.rels',
        bytes:
          '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      },
      {
        name: 'word/document.xml',
        bytes:
          '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>लक्ष्मी</w:t></w:r></w:p></w:body></w:document>',
      },
      ...more,
    ],
    comment,
  )
