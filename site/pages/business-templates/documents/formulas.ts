/** Resolves the references in a document's formulas to cell addresses. */
import type { TableBlock } from './model.ts'

/** The cell addresses of one table. */
export interface TableAddress {
  table: TableBlock
  /** Column letters, by key. */
  columns: ReadonlyMap<string, string>
  /** Row number of its first row in the sheet. */
  firstRow: number
}

export interface SheetAddresses {
  tables: ReadonlyMap<string, TableAddress>
  /** Address of the value of each pair that has an id. */
  pairs: ReadonlyMap<string, string>
}

const REFERENCE =
  /\{(?:(?<pair>!\w[\w-]*)|(?:(?<table>[\w-]+)!)?(?:(?<row>[\w-]+)\.)?(?<key>\w+)(?<range>:)?)\}/g

/** Letters of a column, counted from 0: `A`, `Z`, `AA`. */
export function columnLetters(at: number): string {
  const rest = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? rest : columnLetters(Math.floor(at / 26) - 1) + rest
}

function required<Value>(value: Value | undefined, reference: string): Value {
  if (value === undefined) throw new Error(`Nothing in the document is called ${reference}`)
  return value
}

/**
 * @param here the table of the formula, and its row, counted from 0
 * @throws Error for a reference to a missing cell
 */
export function resolveFormula(
  formula: string,
  addresses: SheetAddresses,
  here?: { table: string; row: number },
): string {
  return formula.replaceAll(REFERENCE, (reference, ...rest) => {
    const groups = rest.at(-1) as Partial<Record<'pair' | 'table' | 'row' | 'key' | 'range', string>>
    if (groups.pair) return required(addresses.pairs.get(groups.pair.slice(1)), reference)
    const { table, columns, firstRow } = required(
      addresses.tables.get(groups.table ?? here?.table ?? ''),
      reference,
    )
    const column = required(columns.get(groups.key!), reference)
    const { rows } = table
    if (groups.range) {
      const isBody = ({ look = 'body' }: (typeof rows)[number]) => look === 'body'
      const [first, last] = [rows.findIndex(isBody), rows.findLastIndex(isBody)]
      return `${column}${firstRow + first}:${column}${firstRow + last}`
    }
    const row = groups.row === undefined ? here!.row : rows.findIndex(({ id }) => id === groups.row)
    return `${column}${firstRow + required(row === -1 ? undefined : row, reference)}`
  })
}
