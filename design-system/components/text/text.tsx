import type { ReactNode } from 'react'
import * as css from './text.css.ts'

export interface TextProps {
  /** @default 'body' */
  size?: keyof typeof css.size
  /** `quiet` for secondary text. @default 'ink' */
  tone?: keyof typeof css.tone
  /** @default 'regular' */
  weight?: keyof typeof css.weight
  /** Tabular digits, for figures that align in columns. @default false */
  figures?: boolean
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'address'
  id?: string
  lang?: string
  children: ReactNode
}

/** Text, at most as wide as the text measure. */
export function Text({
  size = 'body',
  tone = 'ink',
  weight = 'regular',
  figures = false,
  as: Element = 'p',
  id,
  lang,
  children,
}: TextProps) {
  const classes = [css.base, css.size[size], css.tone[tone], css.weight[weight], figures && css.figures]
  return (
    <Element id={id} lang={lang} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Element>
  )
}
