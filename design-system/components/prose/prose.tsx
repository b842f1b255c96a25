import type { ReactNode } from 'react'
import * as css from './prose.css.ts'

export interface ProseProps {
  /**
   * Headings from the second level on, paragraphs, lists, quotations, links, and tables. A table stands in a
   * `<div role="group" tabindex="0">` with a name; cells with `data-figure` stand at the end of their column, and a row
   * with `data-total` is a sum.
   */
  children: ReactNode
}

/**
 * A long text whose elements were made elsewhere, from Markdown for instance: it has no components of its own to carry
 * their styles. Words that are written in code are `Heading`, `Text` and `Table`.
 */
export function Prose({ children }: ProseProps) {
  return <div className={css.prose}>{children}</div>
}
