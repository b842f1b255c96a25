/** Writes a document as XLSX: every computed figure is a formula with a cached value. */
import {
  writeXlsx as writeWorkbook,
  type Cell as SheetCell,
  type CellStyle,
  type WriteSheet,
} from 'hucre/xlsx'
import { cellText } from './cell-text.ts'
import { documentColours, officeColour } from './colours.ts'
import { columnLetters, resolveFormula, type SheetAddresses, type TableAddress } from './formulas.ts'
import type { Block, Cell, DocumentModel, Pair, TableBlock, TableRow } from './model.ts'
import { documentWords } from './words.ts'

/** Lakh and crore: Excel groups in thousands only, so each magnitude needs its own pattern. */
const AMOUNT = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00'
const SIGNED_AMOUNT = AMOUNT.split(';')
  .map((each) => each.replace(/^(\[[^\]]+\])?/, '$1"₹"'))
  .join(';')
const FORMATS = { amount: AMOUNT, quantity: '#,##0.###', rate: '0.##%' } as const
const DATE = 'd mmmm yyyy'

const FONT = 'Calibri'
const INK = { rgb: officeColour(documentColours.ink) }
const QUIET = { rgb: officeColour(documentColours.inkQuiet) }
const HEAD = { rgb: officeColour(documentColours.head) }
const RULE = { style: 'thin', color: { rgb: officeColour(documentColours.rule) } } as const
const ACCENT = { style: 'medium', color: { rgb: officeColour(documentColours.accent) } } as const

/** Minimum number of columns, so that labels and values fit. */
const LEAST_COLUMNS = 4
/** Total width of all columns in characters. */
const CHARACTERS = { portrait: 92, landscape: 140 }
/** Row height in points. */
const LINE = 15

const style = (more: CellStyle = {}, font: CellStyle['font'] = {}): CellStyle => ({
  ...more,
  font: { name: FONT, size: 11, color: INK, ...font },
  alignment: { vertical: 'top', wrapText: true, ...more.alignment },
})

/** The state of the layout. */
interface Layout {
  cells: Map<string, Partial<SheetCell>>
  merges: NonNullable<WriteSheet['merges']>
  heights: Map<number, number>
  /** Next free row, counted from 0. */
  row: number
  columns: number
  /** Column widths in characters. */
  widths: readonly number[]
  tables: Map<string, TableAddress>
  pairs: Map<string, string>
  /** Formulas are written last, when all addresses are known. */
  deferred: ((addresses: SheetAddresses) => void)[]
}

const isFigure = (cell: Cell | undefined): cell is Extract<Cell, { kind: 'amount' | 'quantity' | 'rate' }> =>
  typeof cell === 'object' && cell.kind !== 'date' && cell.kind !== 'words'

/** A figure in the unit of the sheet: rupees, pieces, fractions. */
function sheetValue({ kind, value }: Extract<Cell, { kind: 'amount' | 'quantity' | 'rate' }>): number | null {
  if (value === undefined) return null
  return value / { amount: 100, quantity: 1000, rate: 10_000 }[kind]
}

/** A day as an Excel serial date. */
const serial = (day: string) => Date.parse(day) / 86_400_000 + 25_569

function put(
  layout: Layout,
  row: number,
  column: number,
  value: Cell | undefined,
  look: CellStyle,
  withSign: boolean,
  here?: { table: string; row: number },
): void {
  const at = `${row},${column}`
  const { cells, deferred } = layout
  if (value === undefined || typeof value === 'string') {
    cells.set(at, { value: value ?? null, type: value ? 'string' : 'empty', style: look })
    return
  }
  if (value.kind === 'date') {
    const shown = { ...look, numFmt: DATE, alignment: { ...look.alignment, horizontal: 'left' as const } }
    cells.set(
      at,
      value.value
        ? { value: serial(value.value), type: 'number', style: shown }
        : { value: null, type: 'empty', style: shown },
    )
    return
  }
  if (value.kind === 'words') {
    const words = cellText(value)
    deferred.push((addresses) => {
      const amount = resolveFormula(value.of, addresses)
      const formula =
        value.value === undefined
          ? '""'
          : `IF(ROUND(${amount},2)=${value.value / 100},"${words}","${documentWords.wordsStale}")`
      cells.set(at, { value: words, type: 'formula', formula, formulaResult: words, style: look })
    })
    return
  }
  const shown = {
    ...look,
    numFmt: value.kind === 'amount' && withSign ? SIGNED_AMOUNT : FORMATS[value.kind],
    alignment: {
      ...look.alignment,
      horizontal: look.alignment?.horizontal ?? ('left' as const),
      wrapText: false,
    },
  }
  const result = sheetValue(value)
  const { formula } = value
  if (formula === undefined) {
    cells.set(at, { value: result, type: result === null ? 'empty' : 'number', style: shown })
    return
  }
  deferred.push((addresses) => {
    const resolved = resolveFormula(formula, addresses, here)
    cells.set(at, {
      value: result ?? 0,
      type: 'formula',
      formula: resolved,
      formulaResult: result ?? (formula.startsWith('IF(N(') ? '' : 0),
      style: shown,
    })
  })
}

/** Sets the height of a row for text that wraps at a number of characters. */
function setRowHeight(layout: Layout, row: number, text: string, characters: number, size = 11): void {
  const lines = text
    .split('\n')
    .reduce((sum, each) => sum + Math.max(1, Math.ceil((each.length * (size / 11) * 1.08) / characters)), 0)
  layout.heights.set(row, Math.max(layout.heights.get(row) ?? 0, lines * LINE * Math.max(1, size / 11) + 3))
}

const charactersOf = (layout: Layout, from: number, to: number) =>
  layout.widths.slice(from, to + 1).reduce((sum, width) => sum + width, 0)

/** Merges the columns of a cell. */
function mergeCells(layout: Layout, row: number, from: number, to: number, look: CellStyle): void {
  for (let column = from + 1; column <= to; column++)
    layout.cells.set(`${row},${column}`, { value: null, type: 'empty', style: look })
  if (to > from) layout.merges.push({ startRow: row, startCol: from, endRow: row, endCol: to })
}

/** Writes a value into a cell merged over several columns. */
function span(
  layout: Layout,
  row: number,
  from: number,
  to: number,
  value: Cell | undefined,
  look: CellStyle,
): void {
  put(layout, row, from, value, look, true)
  mergeCells(layout, row, from, to, look)
  setRowHeight(layout, row, cellText(value), charactersOf(layout, from, to), look.font?.size)
}

const fullRow = (layout: Layout, value: string, look: CellStyle) =>
  span(layout, layout.row++, 0, layout.columns - 1, value, look)

function writeBlock(layout: Layout, block: Block): void {
  switch (block.kind) {
    case 'letterhead': {
      fullRow(layout, block.name ?? documentWords.nameless, style({}, { bold: true, size: 16 }))
      for (const line of block.lines) fullRow(layout, line, style({}, { size: 10, color: QUIET }))
      for (let column = 0; column < layout.columns; column++)
        layout.cells.set(`${layout.row},${column}`, {
          value: null,
          type: 'empty',
          style: style({ border: { top: ACCENT } }),
        })
      layout.heights.set(layout.row++, 8)
      fullRow(
        layout,
        block.note ? `${block.title}  (${block.note})` : block.title,
        style({}, { bold: true, size: 14 }),
      )
      layout.row++
      return
    }
    case 'heading':
      return fullRow(layout, block.text, style({}, { bold: true, size: 12 }))
    case 'text':
      fullRow(
        layout,
        block.text,
        { plain: style(), strong: style({}, { bold: true }), small: style({}, { size: 10, color: QUIET }) }[
          block.look ?? 'plain'
        ],
      )
      return
    case 'pairs':
      return writePairs(layout, block.groups)
    case 'table':
      return writeTable(layout, block)
    case 'clauses':
      for (const [at, { heading, text }] of block.clauses.entries())
        fullRow(layout, `${at + 1}. ${heading ? `${heading}: ` : ''}${text}`, style())
      layout.row++
      return
    case 'signatures':
      for (const { above, under } of block.signatures) {
        layout.row++
        if (above) fullRow(layout, above, style())
        layout.heights.set(layout.row++, 36)
        fullRow(layout, under, style({ border: { top: RULE } }, { size: 10, color: QUIET }))
      }
  }
}

function writePairs(layout: Layout, groups: readonly { heading?: string; pairs: readonly Pair[] }[]): void {
  // Two groups are side by side if there are enough columns.
  const isBeside = groups.length === 2 && layout.columns >= 8
  const half = Math.ceil(layout.columns / 2)
  const label = style({}, { size: 10, color: QUIET })
  const value = style({ border: { bottom: RULE } })
  const start = layout.row
  let lowest = start
  for (const [at, { heading, pairs }] of groups.entries()) {
    if (isBeside) layout.row = start
    const from = isBeside && at === 1 ? half : 0
    const to = isBeside && at === 0 ? half - 1 : layout.columns - 1
    // The label spans enough columns for a few words.
    let labelEnd = from
    while (charactersOf(layout, from, labelEnd) < 17 && labelEnd < to - 1) labelEnd++
    if (heading)
      span(layout, layout.row++, from, to, heading, style({}, { bold: true, size: 10, color: QUIET }))
    for (const pair of pairs) {
      span(layout, layout.row, from, labelEnd, pair.label, label)
      span(layout, layout.row, labelEnd + 1, to, pair.value, value)
      if (pair.id) layout.pairs.set(pair.id, `$${columnLetters(labelEnd + 1)}$${layout.row + 1}`)
      layout.row++
    }
    lowest = Math.max(lowest, layout.row)
  }
  layout.row = lowest + 1
}

/** Minimum width of a figure or a text column in characters. */
const LEAST = { figure: 12, text: 8 }

/** The sheet columns of each table column; a table with fewer columns than the sheet spans several. */
function spansOf(layout: Layout, { columns }: TableBlock): { from: number; to: number }[] {
  let to = layout.columns - 1
  const spans = columns.toReversed().map(({ kind = 'text' }, at) => {
    const others = columns.length - at - 1
    let from = others === 0 ? 0 : to
    // As many as it needs, but at least one is left for each preceding column.
    const least = columns.length < layout.columns && others > 0 ? others : from
    while (from > least && charactersOf(layout, from, to) < LEAST[kind]) from--
    const found = { from, to }
    to = from - 1
    return found
  })
  return spans.toReversed()
}

function writeTable(layout: Layout, table: TableBlock): void {
  const { columns, rows, id } = table
  const spans = spansOf(layout, table)
  const head = style(
    {
      border: { top: RULE, bottom: RULE },
      fill: { type: 'pattern', pattern: 'solid', fgColor: HEAD },
    },
    { bold: true, size: 10 },
  )
  const putCell = (
    at: number,
    value: Cell | undefined,
    look: CellStyle,
    withSign: boolean,
    here?: { table: string; row: number },
  ) => {
    const { from, to } = spans[at]!
    const horizontal = columns[at]!.kind === 'figure' ? ('right' as const) : ('left' as const)
    const aligned = { ...look, alignment: { ...look.alignment, horizontal } }
    put(layout, layout.row, from, value, aligned, withSign, here)
    mergeCells(layout, layout.row, from, to, aligned)
    if (!isFigure(value))
      setRowHeight(layout, layout.row, cellText(value), charactersOf(layout, from, to), look.font?.size)
  }
  for (const [at, column] of columns.entries()) putCell(at, column.head, head, false)
  layout.row++
  layout.tables.set(id, {
    table,
    columns: new Map(columns.map(({ key }, at) => [key, columnLetters(spans[at]!.from)])),
    firstRow: layout.row + 1,
  })
  for (const [at, row] of rows.entries()) {
    for (const [column, { key }] of columns.entries())
      putCell(column, row.cells[key], lookOf(row), row.look === 'total', { table: id, row: at })
    layout.row++
  }
  layout.row++
}

function lookOf({ look = 'body' }: TableRow): CellStyle {
  const border =
    look === 'total'
      ? { top: RULE, bottom: { ...RULE, style: 'double' as const } }
      : { bottom: { ...RULE, style: 'hair' as const } }
  return style({ border }, look === 'body' ? {} : { bold: true })
}

/** Column widths in characters, from the table with the most columns. */
function widthsOf({ blocks, orientation = 'portrait' }: DocumentModel): number[] {
  const tables = blocks.filter((block) => block.kind === 'table')
  const most = Math.max(LEAST_COLUMNS, ...tables.map(({ columns }) => columns.length))
  const widest = tables.find(({ columns }) => columns.length === most)
  const all = CHARACTERS[orientation]
  if (!widest) return Array.from({ length: most }, () => all / most)
  const shares = widest.columns.reduce((sum, { share }) => sum + share, 0)
  // A figure that does not fit is shown as `####`.
  return widest.columns.map(({ share, kind }) =>
    Math.max(kind === 'figure' && share > 9 ? 13 : 6, Math.round((share / shares) * all)),
  )
}

/** A valid sheet name: at most 31 characters, without `\ / ? * [ ] :`. */
const sheetName = (title: string) => title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31)

/** The bytes of the file. */
export async function writeXlsx(model: DocumentModel): Promise<Uint8Array<ArrayBuffer>> {
  const { title, author, orientation = 'portrait', blocks } = model
  const widths = widthsOf(model)
  const layout: Layout = {
    cells: new Map(),
    merges: [],
    heights: new Map(),
    row: 0,
    columns: widths.length,
    widths,
    tables: new Map(),
    pairs: new Map(),
    deferred: [],
  }
  for (const block of blocks) writeBlock(layout, block)
  for (const write of layout.deferred) write({ tables: layout.tables, pairs: layout.pairs })

  const bytes = await writeWorkbook({
    sheets: [
      {
        name: sheetName(title),
        columns: widths.map((width) => ({ width })),
        rows: Array.from({ length: layout.row }, () => Array.from({ length: layout.columns }, () => null)),
        cells: layout.cells,
        merges: layout.merges,
        rowDefs: new Map([...layout.heights].map(([row, height]) => [row, { height }])),
        pageSetup: {
          paperSize: 'a4',
          orientation,
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          margins: { top: 0.6, bottom: 0.6, left: 0.5, right: 0.5 },
        },
        view: { showGridLines: false },
      },
    ],
    properties: { title, creator: author, lastModifiedBy: author },
    defaultFont: { name: FONT, size: 11 },
  })
  return new Uint8Array(bytes)
}
