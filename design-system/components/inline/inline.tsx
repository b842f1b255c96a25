import type { ReactNode } from 'react'
import { gap as gaps } from '../stack/gap.css.ts'
import * as css from './inline.css.ts'

export interface InlineProps {
  /** Distance between the children and between lines, a name of the space tokens. @default 'sm' */
  gap?: keyof typeof gaps
  /** Alignment across the line. @default 'center' */
  align?: keyof typeof css.align
  /** Distribution along the line. @default 'start' */
  justify?: keyof typeof css.justify
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol'
  children: ReactNode
}

/** Children in a row that wraps. */
export function Inline({
  gap = 'sm',
  align = 'center',
  justify = 'start',
  as: Element = 'div',
  children,
}: InlineProps) {
  return (
    <Element className={`${css.base} ${gaps[gap]} ${css.align[align]} ${css.justify[justify]}`}>
      {children}
    </Element>
  )
}
