/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells keep their implicit roles */
import { tableText } from '../documents/cell-text.ts'
import type { TableBlock, TableColumn, TableRow } from '../documents/model.ts'
import * as css from './document-table.css.ts'

/** Minimum share of a column with a description or a name. */
const LONG = 15

/** The class for a table's number of columns; on a narrower sheet each row becomes a list. */
const roomFor = (columns: readonly TableColumn[]) => {
  const { length } = columns
  if (length < 5) return undefined
  if (length < 8) return css.stacked.some
  if (length >= 12) return css.stacked.most
  return [css.stacked.many, css.twoLines[length - FIRST_LINE]].filter(Boolean).join(' ')
}

/** Number of cells in the first of two lines: number, name, total. */
const FIRST_LINE = 3

function lookOf(row: TableRow, columns: readonly TableColumn[]): string {
  const own = css.row[row.look ?? 'body']
  if (row.look === 'part') return own
  const filled = columns.filter(({ key }) => tableText(row, key) !== '').length
  const isNumbered = columns[0]!.kind === 'figure'
  return [
    own,
    isNumbered && css.rowKind.numbered,
    filled === 0 && css.rowKind.nothing,
    filled > 1 && css.rowKind.something,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Preview of a table; on a narrow sheet each row is a list. */
export function DocumentTable({ table: { caption, columns, rows } }: { table: TableBlock }) {
  return (
    // A table that may scroll must take the focus to be scrolled by keyboard (WCAG 2.1.1).
    <div className={css.tableFrame} tabIndex={0} role="group" aria-label={caption}>
      {/* Changing `display` removes table semantics in browsers; explicit roles restore them. */}
      <table role="table" className={[css.table, roomFor(columns)].filter(Boolean).join(' ')}>
        <caption className={css.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, head, kind, share }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={[kind === 'figure' ? css.figure : css.cell, share > LONG && css.long]
                  .filter(Boolean)
                  .join(' ')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <tr key={row.id ?? at} role="row" className={lookOf(row, columns)}>
              {row.look === 'part' ? (
                <th role="rowheader" scope="rowgroup" colSpan={columns.length} className={css.cell}>
                  {tableText(row, columns[0]!.key)}
                </th>
              ) : (
                columns.map(({ key, head, kind, share }) => {
                  const text = tableText(row, key)
                  const look = [
                    kind === 'figure' ? css.figure : css.cell,
                    share > LONG && css.long,
                    text === '' && css.blank,
                  ]
                  // `Total` is a name itself and needs no column label.
                  const label = row.look === 'total' && kind !== 'figure' ? undefined : head
                  return (
                    <td key={key} role="cell" data-head={label} className={look.filter(Boolean).join(' ')}>
                      {text || '\u00A0'}
                    </td>
                  )
                })
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
