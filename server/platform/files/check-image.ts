/** Checks images by their structure, without decoding them: their size in pixels, and that they are complete. */
import type { FileKind } from '@anupalan/server/contract'
import type { Cursor } from './cursor.ts'
import type { FileCheck } from './file-check.ts'

/** A side of so many pixels is no photograph and no scan, and may crash the program that decodes it. */
const MAX_SIDE = 19_999

/** 200 megapixels, as the largest cameras of phones have. */
const MAX_PIXELS = 200_000_000

type Size = readonly [width: number, height: number]

/** What an image states; `undefined` if it is damaged. */
type ReadSizes = (cursor: Cursor) => Promise<readonly Size[] | undefined>

export async function checkImage(kind: FileKind, cursor: Cursor): Promise<FileCheck> {
  const sizes = await readers[kind]?.(cursor)
  if (sizes === undefined || sizes.length === 0) return { problem: 'damaged' }
  if (sizes.some((size) => size.includes(0))) return { problem: 'damaged' }
  const isHuge = ([width, height]: Size) =>
    width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS
  if (sizes.some(isHuge)) return { problem: 'hugeImage' }
  return { kind, isLocked: false, hasActiveContent: false }
}

/** More parts than any image of the accepted sizes has. */
const MAX_PARTS = 100_000

/** PNG (ISO/IEC 15948): chunks up to IEND, with nothing after it. */
async function readPng(cursor: Cursor): Promise<readonly Size[] | undefined> {
  const first = await cursor.read(8, 16)
  if (first.length < 16 || first.readUInt32BE(0) !== 13 || first.toString('latin1', 4, 8) !== 'IHDR')
    return undefined
  const size: Size = [first.readUInt32BE(8), first.readUInt32BE(12)]
  let hasData = false
  for (let at = 8, count = 0; count < MAX_PARTS; count++) {
    const header = await cursor.read(at, 8)
    if (header.length < 8) return undefined
    const type = header.toString('latin1', 4, 8)
    at += 12 + header.readUInt32BE(0)
    hasData ||= type === 'IDAT'
    if (type === 'IEND') return hasData && at === cursor.bytes ? [size] : undefined
  }
  return undefined
}

/** Markers that state a size: those of frames, without tables and arithmetic conditions. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * JPEG (ITU-T T.81): segments up to the first scan, and an end after it. Phones add data of their own after the end:
 * a smaller picture, a short film.
 */
async function readJpeg(cursor: Cursor): Promise<readonly Size[] | undefined> {
  const sizes: Size[] = []
  for (let at = 2, count = 0; count < MAX_PARTS; count++) {
    const header = await cursor.read(at, 10)
    if (header.length < 4 || header[0] !== 0xff) return undefined
    const marker = header[1]!
    // A fill byte.
    if (marker === 0xff) {
      at++
      continue
    }
    const length = header.readUInt16BE(2)
    if (length < 2) return undefined
    if (isFrame(marker)) {
      if (header.length < 9) return undefined
      sizes.push([header.readUInt16BE(7), header.readUInt16BE(5)])
    }
    if (marker === 0xda) return (await hasEnd(cursor, at + 2 + length)) ? sizes : undefined
    at += 2 + length
  }
  return undefined
}

const SEARCH_BYTES = 256 * 1024

async function hasEnd(cursor: Cursor, from: number): Promise<boolean> {
  const last = await cursor.read(Math.max(from, cursor.bytes - SEARCH_BYTES), SEARCH_BYTES)
  const end = Buffer.from([0xff, 0xd9])
  if (last.lastIndexOf(end) >= 0) return true
  for (let at = from; at < cursor.bytes; at += SEARCH_BYTES - 1)
    if ((await cursor.read(at, SEARCH_BYTES)).includes(end)) return true
  return false
}

/** WebP (RFC 9649): a RIFF file of exactly the stated length. */
async function readWebp(cursor: Cursor): Promise<readonly Size[] | undefined> {
  const head = await cursor.read(0, 30)
  if (head.length < 30 || head.readUInt32LE(4) + 8 !== cursor.bytes) return undefined
  const size = webpSize(head)
  return size && [size]
}

function webpSize(head: Buffer): Size | undefined {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1]
    case 'VP8L': {
      if (head[20] !== 0x2f) return undefined
      const bits = head.readUInt32LE(21)
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
    }
    case 'VP8 ':
      if (head.readUIntBE(23, 3) !== 0x9d012a) return undefined
      return [head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff]
    default:
      return undefined
  }
}

/** The metadata of a picture, in which its sizes are; bytes. */
const MAX_META_BYTES = 4 * 1024 * 1024

/** HEIF (ISO/IEC 23008-12): boxes that fill the file exactly, the sizes in boxes `ispe` inside `meta`. */
async function readHeic(cursor: Cursor): Promise<readonly Size[] | undefined> {
  const sizes: Size[] = []
  let at = 0
  for (let count = 0; at < cursor.bytes && count < MAX_PARTS; count++) {
    const header = await cursor.read(at, 16)
    if (header.length < 8) return undefined
    const type = header.toString('latin1', 4, 8)
    const short = header.readUInt32BE(0)
    if (short === 1 && header.length < 16) return undefined
    const length = short === 0 ? cursor.bytes - at : short === 1 ? Number(header.readBigUInt64BE(8)) : short
    if (length < 8) return undefined
    if (type === 'meta') {
      if (length > MAX_META_BYTES) return undefined
      sizes.push(...sizesInMeta(await cursor.read(at, length)))
    }
    at += length
  }
  return at === cursor.bytes ? sizes : undefined
}

function sizesInMeta(meta: Buffer): Size[] {
  const sizes: Size[] = []
  for (let at = meta.indexOf('ispe'); at >= 0; at = meta.indexOf('ispe', at + 4)) {
    // Version and flags are between the type and the size.
    if (at + 16 <= meta.length) sizes.push([meta.readUInt32BE(at + 8), meta.readUInt32BE(at + 12)])
  }
  return sizes
}

const readers: Partial<Record<FileKind, ReadSizes>> = {
  png: readPng,
  jpeg: readJpeg,
  webp: readWebp,
  heic: readHeic,
}
