import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as css from './table.css.ts'

export interface TableColumn<Key extends string = string> {
  key: Key
  head: ReactNode
  /** Figures stand at the end, in digits of equal width. @default false */
  isFigure?: boolean
}

export interface TableRow<Key extends string = string> {
  /** Unique in the table. */
  id: string
  cells: Readonly<Partial<Record<Key, ReactNode>>>
  /** A sum of what stands above: ruled off. @default false */
  isTotal?: boolean
}

export interface TableProps<Key extends string = string> {
  /** What the table shows: its name, seen above it. */
  caption: ReactNode
  /** Whether the caption is for screen readers alone, where a heading says it already. @default false */
  isCaptionHidden?: boolean
  /** The first names its row. */
  columns: readonly TableColumn<Key>[]
  rows: readonly TableRow<Key>[]
}

/** Scrolls what is wider than itself, and is a stop of the Tab key as long as it does. */
function Scroller({ label, children }: { label?: string | undefined; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  // Until it is known, as before hydration, it may.
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    // At once: no frame is painted in which what scrolls cannot be reached.
    const observer = new ResizeObserver(() =>
      flushSync(() => setScrolls(current.scrollWidth > current.clientWidth)),
    )
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    // What scrolls must take the focus to be scrolled by keyboard (WCAG 2.1.1), and Safari gives it none by itself.
    <div
      ref={frame}
      className={css.frame}
      tabIndex={scrolls ? 0 : undefined}
      role="group"
      aria-label={label}
      data-scroller=""
    >
      {children}
    </div>
  )
}

/**
 * Figures and words in rows and columns. Where it is wider than its place it scrolls by itself, by keyboard too, and
 * the page does not.
 */
export function Table<Key extends string>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
}: TableProps<Key>) {
  return (
    <Scroller label={typeof caption === 'string' ? caption : undefined}>
      <table className={css.table}>
        <caption className={isCaptionHidden ? css.captionHidden : css.caption}>{caption}</caption>
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
