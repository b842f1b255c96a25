/** The text of cells, for the preview and for formats without formulas. */
import { amountInWords, formatRupees, groupDigits } from '@anupalan/server/compliance/format'
import { formatDate } from '@anupalan/server/compliance/ist'
import { formatRate } from '@anupalan/server/compliance/money'
import type { Cell, TableRow } from './model.ts'

/** Thousandths as a decimal number without trailing zeros: `1,250` or `2.5`. */
export function formatQuantity(thousandths: number): string {
  const whole = groupDigits(Math.trunc(thousandths / 1000))
  const part = String(Math.abs(thousandths % 1000))
    .padStart(3, '0')
    .replace(/0+$/, '')
  return part === '' ? whole : `${whole}.${part}`
}

/** `₹12,34,567.00`, with or without the rupee sign; with a minus sign (U+2212) if negative. */
function formatAmount(paise: number, withSign: boolean): string {
  const written = formatRupees(paise, { paise: 'always' })
  return withSign ? written : written.replace('₹', '')
}

/**
 * The text of a cell; empty if it has no value.
 * @param withSign whether an amount has the rupee sign
 */
export function cellText(cell: Cell | undefined, withSign = true): string {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (cell.value === undefined) return ''
  switch (cell.kind) {
    case 'amount':
      return formatAmount(cell.value, withSign)
    case 'quantity':
      return formatQuantity(cell.value)
    case 'rate':
      return formatRate(cell.value)
    case 'date':
      return formatDate(cell.value)
    case 'words':
      return amountInWords(cell.value)
  }
}

/** The text of a cell in a table: among amounts, only totals have the rupee sign, as in a ledger. */
export const tableText = (row: TableRow, key: string): string =>
  cellText(row.cells[key], row.look === 'total')
