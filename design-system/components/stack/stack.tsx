import type { ReactNode } from 'react'
import { gap as gaps } from './gap.css.ts'
import * as css from './stack.css.ts'

export interface StackProps {
  /** Distance between the children, a name of the space tokens. @default 'md' */
  gap?: keyof typeof gaps
  /** Alignment across the stack. @default 'stretch' */
  align?: keyof typeof css.align
  /** An element with more specific semantics than `div`. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl' | 'header' | 'footer' | 'article'
  id?: string
  children: ReactNode
}

/** Children in a column, with equal distances. */
export function Stack({ gap = 'md', align = 'stretch', as: Element = 'div', id, children }: StackProps) {
  return (
    <Element id={id} className={`${css.base} ${gaps[gap]} ${css.align[align]}`}>
      {children}
    </Element>
  )
}
