import type { ReactNode, Ref } from 'react'
import * as css from './heading.css.ts'

export interface HeadingProps {
  /** Level in the page's outline: one `1` per page, no level skipped. */
  level: 1 | 2 | 3 | 4
  /** Appearance, independent of the level. @default by level: display, heading, title, label */
  size?: keyof typeof css.size
  /** @default 'ink' */
  tone?: keyof typeof css.tone
  id?: string
  /** Makes the heading focusable by script, after navigation to its page. */
  tabIndex?: -1
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const sizeOf = { 1: 'display', 2: 'heading', 3: 'title', 4: 'label' } as const

/** A heading. */
export function Heading({ level, size = sizeOf[level], tone = 'ink', children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element {...rest} className={`${css.base} ${css.size[size]} ${css.tone[tone]}`}>
      {children}
    </Element>
  )
}
