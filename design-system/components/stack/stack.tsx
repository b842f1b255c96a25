import type { ReactNode } from 'react'
import { gap as gaps } from './gap.css.ts'
import * as css from './stack.css.ts'

export interface StackProps {
  /** Distance between the children, a name of the space tokens. @default 'md' */
  gap?: keyof typeof gaps
  /** Where children stand across the stack. @default 'stretch' */
  align?: keyof typeof css.align
  /** The element, where a meaning fits better than a `div`. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl' | 'header' | 'footer' | 'article'
  id?: string
  children: ReactNode
}

/** Children under one another, the same distance between all of them. */
export function Stack({ gap = 'md', align = 'stretch', as: Element = 'div', id, children }: StackProps) {
  return (
    <Element id={id} className={`${css.base} ${gaps[gap]} ${css.align[align]}`}>
      {children}
    </Element>
  )
}
