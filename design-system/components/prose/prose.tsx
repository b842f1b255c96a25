import type { ReactNode } from 'react'
import * as css from './prose.css.ts'

export interface ProseProps {
  /**
   * Headings from the second level on, paragraphs, lists, quotations, links, and tables. A table is inside a
   * `<div role="group" tabindex="0">` with a name; cells with `data-figure` are aligned to the end of their column, and
   * a row with `data-total` is a sum. The words of a `<span data-unbroken>` stay on one line; on a
   * phone, those of a `<span>` in it may begin the next line of a cell.
   */
  children: ReactNode
}

/**
 * A long text whose elements are generated, from Markdown for instance, and are styled here instead of by components.
 * For text written in code, use `Heading`, `Text` and `Table`.
 */
export function Prose({ children }: ProseProps) {
  return <div className={css.prose}>{children}</div>
}
