/** The kinds of files that clients and the firm exchange. */
import { joinFileName, plainFileName } from './uploads.ts'

export type FileKind =
  'pdf' | 'jpeg' | 'png' | 'webp' | 'heic' | 'xlsx' | 'xls' | 'docx' | 'csv' | 'json' | 'txt' | 'xml'

export interface FileKindInfo {
  /** Without its dot, as a file is saved. */
  readonly extension: string
  /** Other extensions under which such files are sent. */
  readonly otherExtensions: readonly string[]
  readonly mediaType: string
  /** For people. */
  readonly label: string
  /** Whether a browser can show it: others are only downloaded. */
  readonly hasPreview: boolean
}

const info = (
  extension: string,
  mediaType: string,
  label: string,
  {
    otherExtensions = [],
    hasPreview = false,
  }: Partial<Pick<FileKindInfo, 'otherExtensions' | 'hasPreview'>> = {},
): FileKindInfo => ({ extension, otherExtensions, mediaType, label, hasPreview })

const openXml = 'application/vnd.openxmlformats-officedocument'

export const fileKinds: Readonly<Record<FileKind, FileKindInfo>> = {
  pdf: info('pdf', 'application/pdf', 'PDF', { hasPreview: true }),
  jpeg: info('jpg', 'image/jpeg', 'JPEG', { otherExtensions: ['jpeg', 'jpe', 'jfif'], hasPreview: true }),
  png: info('png', 'image/png', 'PNG', { hasPreview: true }),
  webp: info('webp', 'image/webp', 'WebP', { hasPreview: true }),
  // Some browsers decode it.
  heic: info('heic', 'image/heic', 'HEIC', { otherExtensions: ['heif'], hasPreview: true }),
  xlsx: info('xlsx', `${openXml}.spreadsheetml.sheet`, 'Excel (XLSX)'),
  xls: info('xls', 'application/vnd.ms-excel', 'Excel (XLS)'),
  docx: info('docx', `${openXml}.wordprocessingml.document`, 'Word (DOCX)'),
  csv: info('csv', 'text/csv', 'CSV'),
  json: info('json', 'application/json', 'JSON'),
  txt: info('txt', 'text/plain', 'Text'),
  xml: info('xml', 'application/xml', 'XML'),
}

/** The kind of a name by its extension; `undefined` for others. */
export function kindOfName(name: string): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const found = Object.entries(fileKinds).find(
    ([, kind]) => kind.extension === extension || kind.otherExtensions.includes(extension),
  )
  return found?.[0] as FileKind | undefined
}

/** Names of devices on Windows, whatever follows the dot. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A file name that is safe on every system, with an extension of its kind: `statement.pdf.exe` with the content of a
 * PDF is `statement.pdf.exe.pdf`.
 */
export function fileNameOf(name: string, kind: FileKind): string {
  const { extension, otherExtensions } = fileKinds[kind]
  const plain = plainFileName(name)
  const endings = [extension, ...otherExtensions].map((each) => `.${each}`)
  const ending = endings.find((each) => plain.toLowerCase().endsWith(each))
  const stem = ending === undefined ? plain : plain.slice(0, -ending.length)
  const safe = deviceName.test(stem.split('.')[0] ?? '') ? `_${stem}` : stem
  return joinFileName(safe || 'file', ending ?? `.${extension}`)
}

/** How much of a file's beginning `kindOfHead` needs; bytes. */
export const FILE_HEAD_BYTES = 1024

const magic: readonly (readonly [kind: FileKind, offset: number, text: string])[] = [
  ['pdf', 0, '%PDF-1.'],
  ['pdf', 0, '%PDF-2.'],
  ['jpeg', 0, '\u00FF\u00D8\u00FF'],
  ['png', 0, '\u0089PNG\r\n\u001A\n'],
  ['webp', 8, 'WEBP'],
  ['heic', 4, 'ftyp'],
]

const heicBrand = /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/

const zipMark = 'PK\u0003\u0004'

/** A compound file: an old workbook, or a document with a password ([MS-OFFCRYPTO]). */
const compoundMark = '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1'

/**
 * The kind that a file states by its first bytes, and for text by its name: a first check, which reads no more of it.
 *
 * @param head its first `FILE_HEAD_BYTES` bytes, or all if there are fewer.
 */
export function kindOfHead(head: Uint8Array, name: string): FileKind | undefined {
  const text = Array.from(head.subarray(0, FILE_HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('')
  const named = kindOfName(name)
  const found = magic.find(([, offset, mark]) => text.startsWith(mark, offset))?.[0]
  if (found === 'webp') return text.startsWith('RIFF') ? 'webp' : undefined
  if (found === 'heic') return heicBrand.test(text.slice(8, 12)) ? 'heic' : undefined
  if (found) return found
  const isWord = named === 'docx'
  if (text.startsWith(zipMark)) return isWord ? 'docx' : 'xlsx'
  if (text.startsWith(compoundMark)) return isWord || named === 'xlsx' ? named : 'xls'
  // Each character of UTF-16 has a byte that may be 0.
  const plain = /^(?:\u00FF\u00FE|\u00FE\u00FF)/.test(text) ? text.replaceAll('\0', '') : text
  // oxlint-disable-next-line no-control-regex -- text has none of them
  const isText = plain.length > 0 && !/[\0-\u0008\u000E-\u001A\u001C-\u001F]/.test(plain)
  return isText && named !== undefined && isTextKind(named) ? named : undefined
}

export const isTextKind = (kind: FileKind): boolean => ['csv', 'json', 'txt', 'xml'].includes(kind)
