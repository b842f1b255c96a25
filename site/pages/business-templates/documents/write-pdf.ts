/** Writes a document as PDF: A4, subset fonts embedded, tagged for screen readers. */
import { cellText, tableText } from './cell-text.ts'
import { documentColours } from './colours.ts'
import type { FontName, LoadFont, Weight } from './fonts/index.ts'
import type { Block, DocumentModel, PairGroup, TableBlock, TableRow } from './model.ts'
import { Canvas, MARGIN, type TextStyle } from './pdf/canvas.ts'
import { scriptsOf } from './pdf/runs.ts'
import { fontForDocument, openFont } from './pdf/shaping.ts'
import { documentWords } from './words.ts'

/** Thrown if the fonts lack glyphs for a text. */
export class UnwritableTextError extends Error {
  override readonly name = 'UnwritableTextError'
  /** The missing characters, without duplicates. */
  readonly characters: string

  constructor(characters: string) {
    super(`No letters for ${characters}`)
    this.characters = characters
  }
}

const { accent: ACCENT, inkQuiet: QUIET } = documentColours

const BODY: TextStyle = { size: 9.5 }
const SMALL: TextStyle = { size: 8, colour: QUIET }
const LABEL: TextStyle = { size: 8.5, colour: QUIET }
const STRONG: TextStyle = { size: 9.5, weight: 700 }
const HEADING: TextStyle = { size: 11, weight: 700 }
const HEAD: TextStyle = { size: 8, weight: 700, colour: QUIET }

/** All text of a document, as a superset of its letters. */
function lettersOf({ title, blocks }: DocumentModel): string {
  const words = blocks.flatMap((block) =>
    block.kind === 'pairs'
      ? block.groups.flatMap(({ pairs }) => pairs.map(({ value }) => cellText(value)))
      : [],
  )
  return `${JSON.stringify([title, blocks])} ${words.join(' ')} ₹−`
}

/**
 * @throws UnwritableTextError for letters of scripts other than Latin and Devanagari
 * @throws Error if a font cannot be loaded
 */
export async function writePdf(model: DocumentModel, loadFont: LoadFont): Promise<Uint8Array<ArrayBuffer>> {
  const text = lettersOf(model)
  const weights: Weight[] = [400, 700]
  const names = scriptsOf(text).flatMap((script) => weights.map((weight): FontName => `${script}-${weight}`))
  const fonts = new Map(
    await Promise.all(
      names.map(async (name) => [name, fontForDocument(openFont(await loadFont(name)))] as const),
    ),
  )
  const regular = [...fonts].flatMap(([name, font]) => (name.endsWith('400') ? [font] : []))
  const strange = [...new Set(text)].filter(
    (each) => !/\s/u.test(each) && !regular.some((font) => font.hasGlyphForCodePoint(each.codePointAt(0)!)),
  )
  if (strange.length > 0) throw new UnwritableTextError(strange.join(' '))

  const { title, author, orientation = 'portrait' } = model
  const canvas = new Canvas({ title, author, orientation, fonts })
  for (const block of model.blocks) writeBlock(canvas, block)
  return canvas.bytes(documentWords.page)
}

function writeBlock(canvas: Canvas, block: Block): void {
  switch (block.kind) {
    case 'letterhead':
      return writeLetterhead(canvas, block)
    case 'heading':
      canvas.ensureSpace(48)
      canvas.y += 4
      return canvas.paragraph(block.text, HEADING, { type: 'H2', gap: 4 })
    case 'text':
      return canvas.paragraph(
        block.text,
        { plain: BODY, strong: STRONG, small: SMALL }[block.look ?? 'plain'],
        {
          gap: block.look === 'small' ? 4 : 8,
        },
      )
    case 'pairs':
      return writePairs(canvas, block.groups)
    case 'table':
      return writeTable(canvas, block)
    case 'clauses':
      return writeClauses(canvas, block.clauses)
    case 'signatures':
      return writeSignatures(canvas, block.signatures)
  }
}

function writeLetterhead(canvas: Canvas, head: Extract<Block, { kind: 'letterhead' }>): void {
  canvas.paragraph(
    head.name ?? documentWords.nameless,
    { size: 15, weight: 700, ...(!head.name && { colour: QUIET }) },
    { gap: 1 },
  )
  for (const line of head.lines) canvas.paragraph(line, { size: 8.5, colour: QUIET }, { gap: 0 })
  canvas.y += 7
  // The double line of a ledger's margin.
  canvas.rule({ colour: ACCENT, weight: 1.2 })
  canvas.rule({ colour: ACCENT, weight: 0.5, y: canvas.y + 2.4 })
  canvas.y += 12
  const y = canvas.y
  canvas.paragraph(head.title, { size: 13, weight: 700 }, { type: 'H1', gap: 8 })
  if (head.note) {
    const style = { ...SMALL, align: 'end' } as const
    canvas.element('P', () => canvas.write([head.note!], MARGIN, y + 3.5, canvas.width, style))
  }
}

const BETWEEN = 20

function writePairs(canvas: Canvas, groups: readonly PairGroup[]): void {
  const width = (canvas.width - BETWEEN * (groups.length - 1)) / groups.length
  const labelWidth = Math.min(width * 0.38, 130)
  const top = canvas.y
  const height = (group: PairGroup) =>
    group.pairs.reduce(
      (sum, { label, value }) => {
        const lines = canvas.lines(cellText(value), width - labelWidth - 8, BODY).length
        return sum + canvas.heightOf(Math.max(lines, canvas.lines(label, labelWidth, LABEL).length), BODY) + 3
      },
      group.heading ? 18 : 0,
    )
  if (!canvas.ensureSpace(Math.max(...groups.map(height)) + 4)) canvas.y = top
  const start = canvas.y
  let lowest = start
  for (const [at, { heading, pairs }] of groups.entries()) {
    canvas.y = start
    const x = at * (width + BETWEEN)
    if (heading) canvas.paragraph(heading, { ...HEAD, size: 8.5 }, { x, width, type: 'H2', gap: 3 })
    for (const { label, value } of pairs) {
      const text = cellText(value)
      const labels = canvas.lines(label, labelWidth, LABEL)
      const lines = canvas.lines(text, width - labelWidth - 8, BODY)
      const rows = Math.max(labels.length, lines.length)
      canvas.ensureSpace(canvas.heightOf(rows, BODY))
      const { y } = canvas
      canvas.element('P', () => {
        canvas.write(labels, MARGIN + x, y + 0.8, labelWidth, LABEL)
        canvas.write(lines, MARGIN + x + labelWidth + 8, y, width - labelWidth - 8, BODY)
      })
      canvas.y += canvas.heightOf(rows, BODY) + 3
      if (text === '') canvas.rule({ x: x + labelWidth + 8, width: width - labelWidth - 8, y: canvas.y - 3 })
    }
    lowest = Math.max(lowest, canvas.y)
  }
  canvas.y = lowest + 8
}

const PAD = 4
/** Cell padding that keeps a long statement on one page. */
const NARROW_PAD = 2.6

function writeTable(canvas: Canvas, table: TableBlock): void {
  const { columns, rows } = table
  const pad = rows.length > 16 ? NARROW_PAD : PAD
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (share / shares) * canvas.width)
  const lefts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0))
  // Smaller type for many columns.
  const size = columns.length > 9 ? 7.6 : columns.length > 7 ? 8.2 : 9

  const writeRow = (
    texts: readonly string[],
    style: TextStyle,
    mark: (write: () => void, at: number) => void,
    spans = false,
  ) => {
    const cells = texts.map((text, at) => {
      const { kind = 'text' } = columns[at]!
      const width = (spans && at === 0 ? canvas.width : widths[at]!) - PAD
      return {
        lines: canvas.lines(text, width, style),
        width,
        align: kind === 'figure' ? ('end' as const) : ('start' as const),
      }
    })
    const height = canvas.heightOf(Math.max(...cells.map(({ lines }) => lines.length)), style) + 2 * pad
    const { y } = canvas
    for (const [at, { lines, width, align }] of cells.entries()) {
      mark(() => canvas.write(lines, MARGIN + lefts[at]!, y + pad, width, { ...style, align }), at)
    }
    canvas.y += height
  }
  const heightOf = (texts: readonly string[], style: TextStyle) =>
    canvas.heightOf(
      Math.max(...texts.map((text, at) => canvas.lines(text, widths[at]! - PAD, style).length)),
      style,
    ) +
    2 * pad
  const headStyle: TextStyle = { ...HEAD, size: size - 0.8 }
  const heads = columns.map(({ head }) => head)
  const writeHead = (parent?: Parameters<Parameters<Canvas['group']>[1]>[0]) => {
    canvas.rule({ weight: 0.9 })
    if (parent)
      canvas.group(
        'TR',
        (row) => writeRow(heads, headStyle, (write) => canvas.element('TH', write, row)),
        parent,
      )
    // A repeated table header is an artifact.
    else canvas.artifact(() => writeRow(heads, headStyle, (write) => write()))
    canvas.rule({ weight: 0.9 })
  }

  const textsOfRow = (row: TableRow) => columns.map(({ key }) => tableText(row, key))
  const styleOf = ({ look }: TableRow): TextStyle =>
    look === 'total' || look === 'part' ? { size, weight: 700 } : { size }
  const firstHeight = rows[0] ? heightOf(textsOfRow(rows[0]), styleOf(rows[0])) : 0
  canvas.ensureSpace(heightOf(heads, headStyle) + firstHeight)
  canvas.group('Table', (element) => {
    writeHead(element)
    for (const row of rows) {
      const texts = textsOfRow(row)
      const style = styleOf(row)
      if (canvas.ensureSpace(heightOf(texts, style))) writeHead()
      if (row.look === 'total') canvas.rule({ weight: 0.9 })
      canvas.group(
        'TR',
        (within) =>
          writeRow(
            texts,
            style,
            (write, at) => canvas.element(at === 0 ? 'TH' : 'TD', write, within),
            row.look === 'part',
          ),
        element,
      )
      canvas.rule(row.look === 'total' ? { weight: 0.9 } : { weight: 0.35 })
    }
  })
  canvas.y += 10
}

function writeClauses(canvas: Canvas, clauses: readonly { heading?: string; text: string }[]): void {
  for (const [at, { heading, text }] of clauses.entries()) {
    const lines = canvas.lines(text, canvas.width - 22, BODY).length
    canvas.ensureSpace(canvas.heightOf(Math.min(lines, 2) + (heading ? 1 : 0), BODY))
    const { y } = canvas
    canvas.element('P', () => canvas.write([`${at + 1}.`], MARGIN, y, 18, heading ? STRONG : BODY))
    if (heading) canvas.paragraph(heading, STRONG, { x: 22, gap: 1 })
    canvas.paragraph(text, BODY, { x: 22, gap: 4 })
  }
  canvas.y += 4
}

function writeSignatures(canvas: Canvas, signatures: readonly { above?: string; under: string }[]): void {
  const width = (canvas.width - BETWEEN * (signatures.length - 1)) / signatures.length
  canvas.ensureSpace(92)
  canvas.y += 10
  const top = canvas.y
  for (const [at, { above, under }] of signatures.entries()) {
    // A single signature is aligned to the end, as in a letter.
    const x = signatures.length === 1 ? canvas.width / 2 : at * (width + BETWEEN)
    const availableWidth = signatures.length === 1 ? canvas.width / 2 : width
    canvas.y = top
    if (above) canvas.paragraph(above, BODY, { x, width: availableWidth, gap: 0 })
    canvas.y = Math.max(canvas.y, top + 14) + 36
    canvas.rule({ x, width: availableWidth })
    canvas.y += 3
    canvas.paragraph(under, LABEL, { x, width: availableWidth, gap: 0 })
  }
  canvas.y += 12
}
