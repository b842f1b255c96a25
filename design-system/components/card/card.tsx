import type { ReactNode } from 'react'
import * as css from './card.css.ts'

export interface CardProps {
  /** `plain` lets the page show through, `sheet` is raised, `floating` lies above the page. @default 'plain' */
  surface?: keyof typeof css.surface
  /** A red rule at its start: the one card among several that is picked out. @default false */
  isFeatured?: boolean
  /** `article` for what could stand alone, `li` in a list of cards. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li'
  /** Id of the heading that names an `article` or `section`. */
  'aria-labelledby'?: string
  /** What stands at the foot, in line with the feet of the cards beside it. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * One of several things of a kind, framed. It fills the height of its row, so the feet of cards stand in line. What
 * stands alone needs no frame: use a rule or space.
 */
export function Card({ surface = 'plain', isFeatured = false, as: Element = 'div', ...card }: CardProps) {
  const classes = [css.card, css.surface[surface], isFeatured && css.featured]
  return (
    <Element className={classes.filter(Boolean).join(' ')} aria-labelledby={card['aria-labelledby']}>
      <div className={css.body}>{card.children}</div>
      {card.footer && <div className={css.footer}>{card.footer}</div>}
    </Element>
  )
}
