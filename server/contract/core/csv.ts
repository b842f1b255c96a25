/**
 * CSV (RFC 4180) that spreadsheet programs open as it is: Excel reads UTF-8 only after a byte order mark, and every
 * program runs a cell as a formula if it begins like one (OWASP, CSV Injection).
 */

/** `null` is an empty cell. A number is written as it is: it cannot be a formula. */
export type CsvCell = string | number | null

export interface CsvColumn<Row> {
  /** In the first line. */
  readonly heading: string
  readonly cell: (row: Row) => CsvCell
}

/** Media type of the files. */
export const csvType = 'text/csv; charset=utf-8'

/** How many UTF-16 units are collected before they are passed on: a piece for each row would be slow to send. */
const PIECE_UNITS = 16 * 1024

const byteOrderMark = '\uFEFF'

/** What begins a formula, also in full width, which Excel treats alike. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** A text that no spreadsheet program runs: an apostrophe in front marks it as text. */
const neutral = (text: string) => (formulaStart.test(text) ? `'${text}` : text)

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = neutral(cell)
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const writeLine = (cells: readonly CsvCell[]) => `${cells.map(writeCell).join(',')}\r\n`

/**
 * A CSV file in pieces, each written when the one before is taken, so that memory does not grow with the rows.
 *
 * @param rows in pages of any size
 */
export async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string, void> {
  let piece = byteOrderMark + writeLine(columns.map(({ heading }) => heading))
  for await (const page of rows)
    for (const row of page) {
      piece += writeLine(columns.map(({ cell }) => cell(row)))
      if (piece.length < PIECE_UNITS) continue
      yield piece
      piece = ''
    }
  if (piece !== '') yield piece
}
