import type { ReactNode } from 'react'
import { gap as gaps } from '../stack/gap.css.ts'
import * as css from './columns.css.ts'

export interface ColumnsProps {
  /** Columns on a desktop (from 1024 px); two from 768 px, one below. */
  count: 2 | 3 | 4
  /** Distance between columns and rows. @default 'lg' */
  gap?: keyof typeof gaps
  /** `ul` if the children are the `li`s of a list. @default 'div' */
  as?: 'div' | 'ul' | 'dl'
  children: ReactNode
}

/** Children of equal width in columns. */
export function Columns({ count, gap = 'lg', as: Element = 'div', children }: ColumnsProps) {
  return <Element className={`${css.base} ${css.count[count]} ${gaps[gap]}`}>{children}</Element>
}
