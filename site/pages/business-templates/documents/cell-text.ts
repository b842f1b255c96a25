/** Cells as people read them, in the preview and in every format that does not calculate. */
import { amountInWords, formatRupees, groupDigits } from '@anupalan/server/compliance/format'
import { formatDate } from '@anupalan/server/compliance/ist'
import { formatRate } from '@anupalan/server/compliance/money'
import type { Cell, TableRow } from './model.ts'

/** Thousandths as a decimal number without needless zeros: `1,250` or `2.5`. */
export function formatQuantity(thousandths: number): string {
  const whole = groupDigits(Math.trunc(thousandths / 1000))
  const part = String(Math.abs(thousandths % 1000))
    .padStart(3, '0')
    .replace(/0+$/, '')
  return part === '' ? whole : `${whole}.${part}`
}

/** `₹12,34,567.00`, or the same without its sign; a true minus before what is negative. */
function formatAmount(paise: number, withSign: boolean): string {
  const written = formatRupees(Math.abs(paise), { paise: 'always' })
  return (paise < 0 ? '−' : '') + (withSign ? written : written.slice(1))
}

/**
 * The text of a cell; empty where there is nothing yet.
 * @param withSign whether an amount bears the sign of the rupee
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

/** The text of a cell in a table: of amounts, the totals bear the sign of the rupee, as in a ledger. */
export const tableText = (row: TableRow, key: string): string =>
  cellText(row.cells[key], row.look === 'total')
