import type { ReactNode, Ref } from 'react'
import * as css from './heading.css.ts'

export interface HeadingProps {
  /** The place in the page's outline: one `1` a page, no level left out. */
  level: 1 | 2 | 3 | 4
  /** How it looks, apart from its level. @default by level: display, heading, title, label */
  size?: keyof typeof css.size
  /** @default 'ink' */
  tone?: keyof typeof css.tone
  id?: string
  /** The heading takes the focus after a move to its page. */
  tabIndex?: -1
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const sizeOf = { 1: 'display', 2: 'heading', 3: 'title', 4: 'label' } as const

/** Names what follows it. */
export function Heading({ level, size = sizeOf[level], tone = 'ink', children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element {...rest} className={`${css.base} ${css.size[size]} ${css.tone[tone]}`}>
      {children}
    </Element>
  )
}
