import { useState, type ReactNode } from 'react'
import * as css from './token-table.css.ts'

/** A token's name; a press copies it to the clipboard. */
export function TokenName({ children }: { children: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(children).then(() => setCopied(true))
  return (
    <button type="button" className={css.name} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      {children}
      <span aria-live="polite">{isCopied && ' copied'}</span>
    </button>
  )
}

export interface TokenTableProps {
  label: string
  /** `cells` by column name. The first cell is the row's header; the first row's names are the table's columns. */
  rows: readonly { key: string; cells: Readonly<Record<string, ReactNode>> }[]
}

/** A table of tokens: name first, then value and example. */
export function TokenTable({ label, rows }: TokenTableProps) {
  const columns = Object.keys(rows[0]?.cells ?? {})
  return (
    <table aria-label={label} className={css.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map((column, at) =>
              at === 0 ? (
                <th key={column} scope="row" className={css.cell}>
                  {cells[column]}
                </th>
              ) : (
                <td key={column} className={css.cell}>
                  {cells[column]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Token {
  $value: unknown
  $description?: string
}

const isToken = (value: unknown): value is Token =>
  typeof value === 'object' && value !== null && '$value' in value

/** The tokens of a group in a token file, in its order, with their descriptions. */
export const tokensOf = (group: object) =>
  Object.entries(group).flatMap(([name, token]) =>
    isToken(token) ? [{ name, description: token.$description ?? '' }] : [],
  )
