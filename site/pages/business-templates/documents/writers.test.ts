/** Every template in every format, read by libraries other than those that wrote it. */
import { FormulaParser } from './formula-parser.test-helper.ts'
import { readXml } from 'hucre/xml'
import { readXlsx } from 'hucre/xlsx'
import { strFromU8, unzipSync } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { readFont } from '../../../build/assets/blank-files.ts'
import { documentColours, officeColour } from './colours.ts'
import { definitions } from '../definitions/all.ts'
import { template as gstInvoice } from '../gst-invoice/template.ts'
import { CHECKED } from '../definitions/fields.ts'
import type { Template, Texts } from '../definitions/template.ts'
import { blankDocument, draftDocument, draftOf } from '../editor/draft.ts'
import type { DocumentModel } from './model.ts'
import { writeDocx } from './write-docx.ts'
import { UnwritableTextError, writePdf } from './write-pdf.ts'
import { writeXlsx } from './write-xlsx.ts'

const sampleOf = (template: Template): DocumentModel =>
  draftDocument(
    template,
    draftOf(template, { fields: template.sample.fields, lines: template.sample.lines ?? [] }),
  )

const all = Object.values(definitions).flatMap((template): [string, Template, DocumentModel][] => [
  [template.slug, template, sampleOf(template)],
  [`${template.slug}, blank`, template, blankDocument(template)],
])
const variant = (slug: string, name: string, fields: Texts['fields'], lines?: Texts['lines']) => {
  const template = definitions[slug]!
  const { sample } = template
  const draft = draftOf(template, {
    fields: { ...sample.fields, ...fields },
    lines: lines ?? sample.lines ?? [],
  })
  return [`${slug}, ${name}`, template, draftDocument(template, draft)] as [string, Template, DocumentModel]
}

const withSheet = [
  ...all,
  variant('gst-invoice', 'an export', {
    supply: 'export-with-tax',
    buyerState: 'abroad',
    buyerGstin: '',
    place: 'abroad',
    country: 'Nepal',
  }),
  variant('payslip', 'half a month', { paidDays: '15', basic: '8,000', hra: '3,000', special: '4,000' }),
  variant('payslip', 'overtime', { basic: '14,000', hra: '6,000', special: '', overtime: '3,000' }),
  variant('payslip', 'insured already', { basic: '14,000', insuredAlready: CHECKED }),
  variant('payslip', 'its own rate', { basic: '8,000', hra: '', special: '', fullPay: '20,000' }),
  variant('payslip', 'not under ESI', { basic: '8,000', hra: '', special: '', stateInsurance: '' }),
  variant('salary-register', 'part of a month, overtime', {}, [
    { name: 'Half', days: '15', basic: '8,000', other: '7,000' },
    { name: 'Overtime', days: '30', basic: '20,000', overtime: '3,000' },
    { name: 'Insured', basic: '25,000', insuredAlready: CHECKED },
    { name: 'Own rate', days: '10', basic: '5,000', fullPay: '30,000' },
  ]),
].filter(([, { formats }]) => formats.includes('xlsx'))

/** The parts of an OPC package, by name. */
const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]))

/** Every XML part is well-formed, every relationship has a target, every part has a content type. */
function expectWhole(parts: Record<string, string>) {
  const types = parts['[Content_Types].xml']!
  for (const [name, text] of Object.entries(parts)) {
    // A part may be one empty element, which this parser ignores.
    const isEmpty = /^<\?xml[^>]*\?>\s*<[^>]+\/>\s*$/.test(text)
    if (/\.(?:xml|rels)$/.test(name) && !isEmpty) expect(() => readXml(text), name).not.toThrow()
    const ending = name.split('.').at(-1)
    if (name !== '[Content_Types].xml')
      expect(types.includes(`PartName="/${name}"`) || types.includes(`Extension="${ending}"`), name).toBe(
        true,
      )
    if (!name.endsWith('.rels')) continue
    const folder = name.replace(/_rels\/[^/]+$/, '')
    for (const [relationship, target = ''] of text.matchAll(/<Relationship [^>]*?Target="([^"]+)"[^>]*>/g)) {
      if (relationship.includes('TargetMode="External"')) continue
      const path = target.startsWith('/')
        ? target.slice(1)
        : new URL(target, `file:///${folder}`).pathname.slice(1)
      expect(Object.keys(parts), `${name} leads to ${target}`).toContain(path)
    }
  }
}

const plain = (xml: string) => xml.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')

test('Word and Excel files have the colours of the brand, and no others', async () => {
  const wanted = new Set(Object.values(documentColours).map(officeColour))
  const colourOf = { docx: /w:color(?:="| w:val=")([0-9A-F]{6})"/g, xlsx: /rgb="FF([0-9A-F]{6})"/g }
  const written = { docx: await writeDocx(sampleOf(gstInvoice)), xlsx: await writeXlsx(sampleOf(gstInvoice)) }
  for (const format of ['docx', 'xlsx'] as const) {
    // Word's own styles of headings and links, which no document uses, are in styles.xml.
    const parts = Object.entries(partsOf(written[format]))
    const text = parts.flatMap(([name, part]) => (name === 'word/styles.xml' ? [] : part)).join('')
    const found = new Set([...text.matchAll(colourOf[format])].map(([, hex]) => hex!))
    expect(found, format).toContain(officeColour(documentColours.accent))
    expect(
      [...found].filter((hex) => !wanted.has(hex)),
      format,
    ).toEqual([])
  }
})

describe('Word', () => {
  test.each(all)('%s: a valid package, A4, fonts named, the business as its author', async (_, __, model) => {
    const parts = partsOf(await writeDocx(model))
    expectWhole(parts)
    const document = parts['word/document.xml']!
    const [width, height] = model.orientation === 'landscape' ? [16_838, 11_906] : [11_906, 16_838]
    expect(document).toMatch(new RegExp(`<w:pgSz [^>]*w:w="${width}"[^>]*w:h="${height}"`))
    // Tables are as wide as the text; each column is rounded down.
    const [, left = '', right = ''] = /<w:pgMar [^>]*w:right="(\d+)"[^>]*w:left="(\d+)"/.exec(document) ?? []
    const textWidth = width - Number(left) - Number(right)
    for (const [, grid = ''] of document.matchAll(/<w:tblGrid>(.*?)<\/w:tblGrid>/gs)) {
      const columns = Array.from(grid.matchAll(/w:w="(\d+)"/g), ([, size]) => Number(size))
      const missing = textWidth - columns.reduce((sum, size) => sum + size, 0)
      expect(missing).toBeGreaterThanOrEqual(0)
      expect(missing).toBeLessThan(columns.length)
    }
    expect(parts['word/styles.xml']).toContain('w:ascii="Calibri"')
    expect(parts['word/styles.xml']).toContain('w:cs="Nirmala UI"')
    const author = /<dc:creator>([^<]*)</.exec(parts['docProps/core.xml']!)?.[1] ?? ''
    expect(author.replaceAll('&amp;', '&')).toBe(model.author)
    expect(parts['docProps/core.xml']).toContain(model.title)
  })

  test('the invoice: its Hindi name, figures and words', async () => {
    const text = plain(partsOf(await writeDocx(sampleOf(gstInvoice)))['word/document.xml']!)
    for (const each of [
      'श्री लक्ष्मी वस्त्र भण्डार',
      '₹1,71,333.65',
      '₹1,71,334.00',
      'Seventy One Thousand',
      '20 November 2026',
    ])
      expect(text).toContain(each)
  })
})

describe('Excel', () => {
  test.each(withSheet)('%s: a valid package on A4', async (_, __, model) => {
    const parts = partsOf(await writeXlsx(model))
    expectWhole(parts)
    expect(parts['xl/worksheets/sheet1.xml']).toContain('paperSize="9"')
  })

  test.each(withSheet)(
    '%s: an independent parser computes the cached values of the formulas',
    async (_, __, model) => {
      const { sheets } = await readXlsx(await writeXlsx(model))
      const { rows, cells } = sheets[0]!
      const formulas = [...(cells ?? [])].filter(([, { formula }]) => formula !== undefined)
      expect(formulas.length).toBeGreaterThan(0)
      const compute = new FormulaParser(
        (row, column) => {
          const cell = cells?.get(`${row},${column}`)
          return cell?.formula === undefined ? (rows[row]?.[column] ?? null) : cell.formula
        },
        (row, column) => cells?.get(`${row},${column}`)?.formula !== undefined,
      )
      for (const [place, { formula, formulaResult }] of formulas) {
        const [row, column] = place.split(',').map(Number)
        const value = compute.at(row!, column!)
        const written = formulaResult ?? rows[row!]![column!] ?? ''
        if (typeof written === 'number') expect(Number(value), `${place} ${formula}`).toBeCloseTo(written, 6)
        else expect(String(value), `${place} ${formula}`).toBe(String(written))
      }
    },
  )

  test('a figure changed by hand updates dependent cells, and a reminder replaces the words', async () => {
    const { sheets } = await readXlsx(await writeXlsx(sampleOf(gstInvoice)))
    const { rows, cells } = sheets[0]!
    const [quantity] = rows.flatMap((cellsOfRow, row) =>
      cellsOfRow.includes(12) && cellsOfRow.includes(8450) ? [[row, cellsOfRow.indexOf(12)]] : [],
    )
    const at = (row: number, column: number) => {
      const cell = cells?.get(`${row},${column}`)
      if (row === quantity![0] && column === quantity![1]) return 13
      return cell?.formula === undefined ? (rows[row]?.[column] ?? null) : cell.formula
    }
    const compute = new FormulaParser(
      at,
      (row, column) => cells?.get(`${row},${column}`)?.formula !== undefined,
    )
    const results = [...cells!].flatMap(([place, { formula }]) =>
      formula === undefined ? [] : [compute.at(...(place.split(',').map(Number) as [number, number]))],
    )
    // 13 × 8,450 = 1,09,850, with 5 % of tax 1,15,342.50: 8,872.50 more than before.
    expect(results.some((value) => Math.abs(Number(value) - 180_206.15) < 0.001)).toBe(true)
    expect(results).toContain('The amount was changed: write it in words again')
  })
})

/** Pages of a PDF with their size in points, text and embedded fonts. */
async function readPdf(bytes: Uint8Array) {
  const file = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
  const { info } = (await file.getMetadata()) as unknown as { info: Record<string, unknown> }
  const pages = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    pages.push({ size: page.view.slice(2), text })
  }
  return { info, pages, isMarked: ((await file.getMarkInfo()) as { Marked?: boolean } | null)?.Marked }
}

describe('PDF', () => {
  test.each(all)('%s: A4, tagged, subset fonts embedded, its text extractable', async (_, __, model) => {
    const bytes = await writePdf(model, readFont)
    const { info, pages, isMarked } = await readPdf(bytes)
    expect(isMarked).toBe(true)
    expect(info.Title).toBe(model.title)
    expect(info.Author ?? '').toBe(model.author)
    const a4 = model.orientation === 'landscape' ? [841.89, 595.28] : [595.28, 841.89]
    for (const { size } of pages) expect(size).toEqual(a4)
    const raw = new TextDecoder('latin1').decode(bytes)
    expect([...raw.matchAll(/\/FontFile2/g)].length).toBeGreaterThan(0)
    expect(raw).toMatch(/\/BaseFont \/[A-Z]{6}\+/)
    expect(pages[0]!.text).toContain(model.blocks[0]!.kind === 'letterhead' ? model.blocks[0]!.title : '')
    expect(bytes.length).toBeLessThan(200_000)
  })

  test('the invoice: its Hindi name letter by letter, figures and words', async () => {
    const { pages } = await readPdf(await writePdf(sampleOf(gstInvoice), readFont))
    // PDF readers infer spaces from distances, so only the letters and their order are compared.
    expect(pages[0]!.text.replaceAll(/\s/g, '')).toContain('श्रीलक्ष्मीवस्त्रभण्डार')
    for (const each of ['₹1,71,333.65', '₹1,71,334.00', '27AAPFU0939F1ZV', '20 November 2026'])
      expect(pages[0]!.text).toContain(each)
  })

  test('a table of several pages has its heads on each of them', async () => {
    const { fields, lines = [] } = gstInvoice.sample
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...lines[0]!,
      description: `Line ${at + 1} of 40`,
    }))
    const model = draftDocument(gstInvoice, draftOf(gstInvoice, { fields, lines: many }))
    const table = model.blocks.find((block) => block.kind === 'table')!
    const { pages } = await readPdf(await writePdf(model, readFont))
    const withLines = pages.filter(({ text }) => text.includes(' of 40'))
    expect(withLines.length).toBeGreaterThan(1)
    for (const { text } of withLines) for (const { head } of table.columns) expect(text).toContain(head)
  })

  test('letters that the fonts lack are reported, and none is omitted silently', async () => {
    const { fields, lines = [] } = gstInvoice.sample
    const model = draftDocument(
      gstInvoice,
      draftOf(gstInvoice, { fields: { ...fields, buyerName: 'ಕನ್ನಡ ಅಂಗಡಿ' }, lines }),
    )
    const refusal = await writePdf(model, readFont).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UnwritableTextError)
    expect((refusal as UnwritableTextError).characters).toContain('ಕ')
  })
})
