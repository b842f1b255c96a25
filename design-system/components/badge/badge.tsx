import type { ReactNode } from 'react'
import * as css from './badge.css.ts'

export interface BadgeProps {
  /**
   * `outline` for a word in capitals next to a name, such as NEW; `pill` for the state of a row, such as "in 17 days".
   * @default 'pill'
   */
  variant?: keyof typeof css.variant
  /** Its colour; the text must have the same meaning. @default 'accent' */
  tone?: keyof typeof css.tone
  /** One or a few words. It is read in document order, so put it after what it marks. */
  children: ReactNode
}

/** A few words that mark the text next to them. It is not interactive and announces nothing. */
export function Badge({ variant = 'pill', tone = 'accent', children }: BadgeProps) {
  return <span className={`${css.base} ${css.tone[tone]} ${css.variant[variant]}`}>{children}</span>
}
