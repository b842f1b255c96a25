import { useId, type ReactNode } from 'react'
import { Scroller } from './scroller.tsx'
import * as css from './table.css.ts'

export interface TableColumn<Key extends string = string> {
  key: Key
  head: ReactNode
  /** Figures are aligned to the end, with tabular digits. @default false */
  isFigure?: boolean
}

export interface TableRow<Key extends string = string> {
  /** Unique in the table. */
  id: string
  cells: Readonly<Partial<Record<Key, ReactNode>>>
  /** A sum of the rows above, with rules. @default false */
  isTotal?: boolean
}

export interface TableProps<Key extends string = string> {
  /** The visible caption, and the table's accessible name. */
  caption: ReactNode
  /** Whether the caption is for screen readers only, because a heading has the same text. @default false */
  isCaptionHidden?: boolean
  /** The first column is the row's header. */
  columns: readonly TableColumn<Key>[]
  rows: readonly TableRow<Key>[]
  /**
   * As CSS `table-layout`. With `fixed`, all columns have the same width from the first row on, so that rows that arrive
   * later over a slow connection move nothing: for a few columns of words. With `auto`, the widths follow the content.
   * @default 'auto'
   */
  layout?: 'auto' | 'fixed'
}

/**
 * Text and figures in rows and columns. Wider than its container, it scrolls horizontally, by keyboard too, and the
 * page does not.
 */
export function Table<Key extends string>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  layout = 'auto',
}: TableProps<Key>) {
  const captionId = useId()
  const name = typeof caption === 'string' ? { label: caption } : { labelledBy: captionId }
  return (
    <Scroller {...name} className={css.frame}>
      <table className={layout === 'fixed' ? `${css.table} ${css.fixed}` : css.table}>
        <caption id={name.labelledBy} className={isCaptionHidden ? css.captionHidden : css.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, head, isFigure }) => (
              <th key={key} scope="col" className={isFigure ? `${css.head} ${css.figure}` : css.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, isTotal }) => (
            <tr key={id} className={isTotal ? css.total : undefined}>
              {columns.map(({ key, isFigure }, at) => {
                const className = isFigure ? `${css.cell} ${css.figure}` : css.cell
                return at === 0 ? (
                  <th key={key} scope="row" className={className}>
                    {cells[key]}
                  </th>
                ) : (
                  <td key={key} className={className}>
                    {cells[key]}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
