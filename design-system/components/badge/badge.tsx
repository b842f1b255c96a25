import type { ReactNode } from 'react'
import * as css from './badge.css.ts'

export interface BadgeProps {
  /**
   * `outline` for a word in capitals beside a name, such as NEW; `pill` for the state of a row, such as "in 17 days".
   * @default 'pill'
   */
  variant?: keyof typeof css.variant
  /** What kind of news it is; the words say it too. @default 'accent' */
  tone?: keyof typeof css.tone
  /** A word or a few. It is read where it stands, so put it after what it marks. */
  children: ReactNode
}

/** A few words that mark what they stand beside. It cannot be pressed, and it announces nothing by itself. */
export function Badge({ variant = 'pill', tone = 'accent', children }: BadgeProps) {
  return <span className={`${css.base} ${css.tone[tone]} ${css.variant[variant]}`}>{children}</span>
}
