/** Writes a document as DOCX: A4, real headings, tables with repeated header rows, a numbered list. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  NumberFormat,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
  type IBorderOptions,
  type IParagraphOptions,
  type IRunOptions,
} from 'docx'
import { cellText, tableText } from './cell-text.ts'
import { documentColours, officeColour } from './colours.ts'
import type { Block, DocumentModel, PairGroup, TableBlock } from './model.ts'
import { documentWords } from './words.ts'

/** Fonts of Word; other programs substitute metric-compatible ones. */
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Nirmala UI', eastAsia: 'Calibri' }

/** Twentieths of a point. */
const A4 = { width: 11_906, height: 16_838 }
const MARGIN = 1020

/** Half points. */
const SIZE = { body: 20, small: 17, table: 18, narrow: 16, heading: 23, title: 27, name: 32 }
const QUIET = officeColour(documentColours.inkQuiet)
const RULE = officeColour(documentColours.rule)
const ACCENT = officeColour(documentColours.accent)

const none: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const rule: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: RULE }
const strongRule: IBorderOptions = { style: BorderStyle.SINGLE, size: 8, color: RULE }
const noBorders = { top: none, bottom: none, left: none, right: none }

/** Multi-line text in one paragraph. */
const runs = (text: string, options: IRunOptions = {}): TextRun[] =>
  text.split('\n').map((line, at) => new TextRun({ ...options, text: line, ...(at > 0 && { break: 1 }) }))

const paragraph = (text: string, run: IRunOptions = {}, options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ spacing: { after: 80 }, ...options, children: runs(text, run) })

/** The bytes of the file. */
export async function writeDocx(model: DocumentModel): Promise<Uint8Array<ArrayBuffer>> {
  const { title, author, orientation = 'portrait', blocks } = model
  const isLandscape = orientation === 'landscape'
  const width = (isLandscape ? A4.height : A4.width) - 2 * MARGIN
  const file = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: '',
    styles: {
      default: {
        document: {
          run: { font: FONT, size: SIZE.body, language: { value: 'en-IN', bidirectional: 'hi-IN' } },
        },
        title: { run: { font: FONT, size: SIZE.name, bold: true } },
        heading1: {
          run: { font: FONT, size: SIZE.title, bold: true },
          paragraph: { spacing: { before: 160, after: 120 } },
        },
        heading2: {
          run: { font: FONT, size: SIZE.heading, bold: true },
          paragraph: { spacing: { before: 160, after: 80 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: 'clauses',
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 454, hanging: 454 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            // The library swaps width and height for landscape.
            size: { ...A4, orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
            pageNumbers: { start: 1, formatType: NumberFormat.DECIMAL },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.END,
                children: [
                  new TextRun({
                    children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
                    size: SIZE.small,
                    color: QUIET,
                  }),
                ],
              }),
            ],
          }),
        },
        children: blocks.flatMap((block) => writeBlock(block, width)),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

function writeBlock(block: Block, width: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'letterhead':
      return [
        paragraph(
          block.name ?? documentWords.nameless,
          { bold: true, size: SIZE.name, ...(!block.name && { color: QUIET }) },
          { spacing: { after: 20 } },
        ),
        ...block.lines.map((line) =>
          paragraph(line, { size: SIZE.small, color: QUIET }, { spacing: { after: 0 } }),
        ),
        new Paragraph({
          spacing: { before: 40, after: 200 },
          border: { bottom: { style: BorderStyle.THIN_THICK_SMALL_GAP, size: 12, space: 1, color: ACCENT } },
          children: [],
        }),
        new Paragraph({
          heading: HeadingLevel.HEADING_1,
          tabStops: [{ type: TabStopType.RIGHT, position: width }],
          children: [
            new TextRun(block.title),
            ...(block.note
              ? [new TextRun({ text: `\t${block.note}`, size: SIZE.small, bold: false, color: QUIET })]
              : []),
          ],
        }),
      ]
    case 'heading':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_2,
          keepNext: true,
          children: [new TextRun(block.text)],
        }),
      ]
    case 'text':
      return [
        paragraph(
          block.text,
          { strong: { bold: true }, small: { size: SIZE.small, color: QUIET }, plain: {} }[
            block.look ?? 'plain'
          ],
          { spacing: { after: 120 } },
        ),
      ]
    case 'pairs':
      return [writePairs(block.groups, width), spacer()]
    case 'table':
      return [writeTable(block, width), spacer()]
    case 'clauses':
      return block.clauses.map(
        ({ heading, text }) =>
          new Paragraph({
            numbering: { reference: 'clauses', level: 0 },
            spacing: { after: 100 },
            children: [
              ...(heading ? [new TextRun({ text: heading, bold: true })] : []),
              ...runs(text).map((run, at) =>
                heading && at === 0 ? new TextRun({ text: text.split('\n')[0]!, break: 1 }) : run,
              ),
            ],
          }),
      )
    case 'signatures':
      return [writeSignatures(block.signatures, width)]
  }
}

/** Separates two tables, which Word would join. */
const spacer = () => new Paragraph({ spacing: { after: 0, line: 160, lineRule: 'exact' }, children: [] })

const fixed = (width: number, columnWidths: readonly number[]) => ({
  layout: TableLayoutType.FIXED,
  width: { size: width, type: WidthType.DXA },
  columnWidths: [...columnWidths],
})

const cell = (children: Paragraph[], width: number, borders = noBorders) =>
  new TableCell({
    children,
    borders,
    width: { size: width, type: WidthType.DXA },
    margins: { top: 30, bottom: 30, left: 0, right: 80 },
  })

/** Groups side by side, as a table without borders. */
function writePairs(groups: readonly PairGroup[], width: number): Table {
  const each = Math.floor(width / groups.length)
  const widths = groups.flatMap(() => [Math.round(each * 0.36), each - Math.round(each * 0.36)])
  const rows = Math.max(...groups.map(({ pairs }) => pairs.length))
  const hasHeadings = groups.some(({ heading }) => heading)
  const heads = new TableRow({
    children: groups.map(
      ({ heading }) =>
        new TableCell({
          columnSpan: 2,
          borders: noBorders,
          margins: { left: 0, bottom: 40 },
          children: [
            paragraph(
              heading ?? '',
              { bold: true, size: SIZE.small, color: QUIET },
              { spacing: { after: 0 } },
            ),
          ],
        }),
    ),
  })
  return new Table({
    ...fixed(width, widths),
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: [
      ...(hasHeadings ? [heads] : []),
      ...Array.from(
        { length: rows },
        (_, row) =>
          new TableRow({
            cantSplit: true,
            children: groups.flatMap(({ pairs }, at) => {
              const pair = pairs[row]
              const text = cellText(pair?.value)
              const isOpen = pair !== undefined && text === ''
              const after = { spacing: { after: 0 } }
              return [
                cell(
                  [paragraph(pair?.label ?? '', { size: SIZE.small, color: QUIET }, after)],
                  widths[2 * at]!,
                ),
                cell([paragraph(text, {}, after)], widths[2 * at + 1]!, {
                  ...noBorders,
                  ...(isOpen && { bottom: rule }),
                }),
              ]
            }),
          }),
      ),
    ],
  })
}

function writeTable({ columns, rows }: TableBlock, width: number): Table {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => Math.floor((share / shares) * width))
  const size = columns.length > 9 ? SIZE.narrow - 1 : columns.length > 7 ? SIZE.narrow : SIZE.table
  const alignment = (at: number) => (columns[at]!.kind === 'figure' ? AlignmentType.END : AlignmentType.START)
  const tableCell = (text: string, at: number, run: IRunOptions, borders: typeof noBorders, columnSpan = 1) =>
    new TableCell({
      columnSpan,
      borders,
      width: { size: columnSpan > 1 ? width : widths[at]!, type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.TOP,
      margins: { top: 50, bottom: 50, left: 30, right: 50 },
      children: [paragraph(text, { size, ...run }, { alignment: alignment(at), spacing: { after: 0 } })],
    })
  return new Table({
    ...fixed(width, widths),
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map(({ head }, at) =>
          tableCell(
            head,
            at,
            { bold: true, color: QUIET, size: size - 1 },
            { ...noBorders, top: strongRule, bottom: strongRule },
          ),
        ),
      }),
      ...rows.map((row) => {
        const { look = 'body' } = row
        const borders = {
          ...noBorders,
          bottom: look === 'total' ? strongRule : rule,
          ...(look === 'total' && { top: strongRule }),
        }
        const run = look === 'body' ? {} : { bold: true }
        return new TableRow({
          cantSplit: true,
          children:
            look === 'part'
              ? [tableCell(tableText(row, columns[0]!.key), 0, run, borders, columns.length)]
              : columns.map(({ key }, at) => tableCell(tableText(row, key), at, run, borders)),
        })
      }),
    ],
  })
}

function writeSignatures(signatures: readonly { above?: string; under: string }[], width: number): Table {
  // A single signature is aligned to the end, as in a letter.
  const all = signatures.length === 1 ? [undefined, ...signatures] : signatures
  const each = Math.floor(width / all.length)
  const row = (
    text: (signature: { above?: string; under: string } | undefined) => string,
    isUnder: boolean,
    height: number,
  ) =>
    new TableRow({
      cantSplit: true,
      height: { value: height, rule: 'atLeast' },
      children: all.map((signature) =>
        cell(
          [
            paragraph(text(signature), isUnder ? { size: SIZE.small, color: QUIET } : {}, {
              keepNext: !isUnder,
              spacing: { after: 0 },
            }),
          ],
          each,
          { ...noBorders, ...(isUnder && signature && { top: rule }) },
        ),
      ),
    })
  return new Table({
    ...fixed(
      width,
      all.map(() => each),
    ),
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: [
      row((signature) => signature?.above ?? '', false, 1100),
      row((signature) => signature?.under ?? '', true, 300),
    ],
  })
}
