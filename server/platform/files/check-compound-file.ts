/**
 * Checks compound files ([MS-CFB]): workbooks of Excel 97 to 2003, and documents with a password ([MS-OFFCRYPTO]).
 */
import type { Cursor } from './cursor.ts'
import type { FileCheck } from './file-check.ts'

/** Sectors of the directory that are read: of 4 entries each, or 32. */
const MAX_DIRECTORY_SECTORS = 2_000

const ENTRY_BYTES = 128

/** Sector numbers from here on are marks: the end of a chain, a free sector. */
const FIRST_MARK = 0xff_ff_ff_fa

interface DirectoryEntry {
  readonly name: string
  readonly firstSector: number
  readonly bytes: number
}

/** @param stated the kind of its name, for a document with a password, whose content tells nothing */
export async function checkCompoundFile(cursor: Cursor, stated: 'xls' | 'xlsx' | 'docx'): Promise<FileCheck> {
  const file = await openCompoundFile(cursor)
  const entries = await file?.readDirectory()
  if (!file || !entries) return { problem: 'damaged' }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (names.has('encryptedpackage'))
    return { kind: stated === 'xls' ? 'xlsx' : stated, isLocked: true, hasActiveContent: false }
  if (names.has('_vba_project_cur') || names.has('_vba_project') || names.has('vba'))
    return { problem: 'macros' }
  const workbook = entries.find(({ name }) => /^(?:workbook|book)$/i.test(name))
  if (!workbook || names.has('worddocument') || names.has('powerpoint document'))
    return { problem: 'wrongKind' }
  const beginning = await file.readBeginning(workbook)
  if (!beginning || !isBeginningOfWorkbook(beginning)) return { problem: 'damaged' }
  // Objects of other programs are in storages of these names.
  const hasActiveContent = [...names].some((name) => /^(?:mbd[\da-f]{8}|.ole(?:10native)?)$/.test(name))
  return { kind: 'xls', isLocked: hasPassword(beginning), hasActiveContent }
}

const BOF = 0x0809
const FILEPASS = 0x2f

const isBeginningOfWorkbook = (bytes: Buffer) => bytes.length >= 4 && bytes.readUInt16LE(0) === BOF

/** Whether the record of a password is among the first ([MS-XLS], section 2.4.117). */
function hasPassword(bytes: Buffer): boolean {
  for (let at = 0, count = 0; at + 4 <= bytes.length && count < 8; count++) {
    if (bytes.readUInt16LE(at) === FILEPASS) return true
    at += 4 + bytes.readUInt16LE(at + 2)
  }
  return false
}

async function openCompoundFile(cursor: Cursor) {
  const header = await cursor.read(0, 512)
  if (header.length < 512) return undefined
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const sectorBytes = 2 ** shift
  const perSector = sectorBytes / 4
  const place = (sector: number) => (sector + 1) * sectorBytes
  const readSector = async (sector: number) => {
    const bytes = await cursor.read(place(sector), sectorBytes)
    // Writers leave the end of the last sector out.
    return bytes.length > 0 && bytes.length < sectorBytes ? padded(bytes, sectorBytes) : bytes
  }

  /** The sector of the allocation table that has a sector's successor. */
  async function tableSector(index: number): Promise<number | undefined> {
    if (index < 109) return header.readUInt32LE(76 + index * 4)
    let sector = header.readUInt32LE(68)
    let rest = index - 109
    for (; rest >= perSector - 1; rest -= perSector - 1) {
      if (sector >= FIRST_MARK) return undefined
      const bytes = await readSector(sector)
      if (bytes.length < sectorBytes) return undefined
      sector = bytes.readUInt32LE(sectorBytes - 4)
    }
    if (sector >= FIRST_MARK) return undefined
    const bytes = await readSector(sector)
    return bytes.length < sectorBytes ? undefined : bytes.readUInt32LE(rest * 4)
  }

  async function successor(sector: number): Promise<number | undefined> {
    const table = await tableSector(Math.floor(sector / perSector))
    if (table === undefined || table >= FIRST_MARK) return undefined
    const bytes = await readSector(table)
    return bytes.length < sectorBytes ? undefined : bytes.readUInt32LE((sector % perSector) * 4)
  }

  return {
    /** `undefined` if it is damaged. */
    async readDirectory(): Promise<DirectoryEntry[] | undefined> {
      const entries: DirectoryEntry[] = []
      const seen = new Set<number>()
      let sector: number | undefined = header.readUInt32LE(48)
      while (sector !== undefined && sector < FIRST_MARK) {
        if (seen.has(sector) || seen.size >= MAX_DIRECTORY_SECTORS) return undefined
        seen.add(sector)
        const bytes = await readSector(sector)
        if (bytes.length < sectorBytes) return undefined
        for (let at = 0; at < sectorBytes; at += ENTRY_BYTES)
          entries.push(...readEntry(bytes.subarray(at, at + ENTRY_BYTES)))
        sector = await successor(sector)
      }
      return sector === undefined ? undefined : entries
    },

    /** The first sector of a stream. */
    async readBeginning({ firstSector, bytes }: DirectoryEntry): Promise<Buffer | undefined> {
      // Smaller streams are elsewhere; no workbook is one.
      if (bytes < header.readUInt32LE(56) || firstSector >= FIRST_MARK) return undefined
      return readSector(firstSector)
    },
  }
}

function readEntry(entry: Buffer): DirectoryEntry[] {
  const length = entry.readUInt16LE(64)
  const type = entry[66]
  if (type === 0 || length < 2 || length > 64) return []
  return [
    {
      name: entry.toString('utf16le', 0, length - 2),
      firstSector: entry.readUInt32LE(116),
      bytes: entry.readUInt32LE(120),
    },
  ]
}

const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes], length)
