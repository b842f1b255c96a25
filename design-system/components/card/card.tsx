import type { ReactNode } from 'react'
import * as css from './card.css.ts'

export interface CardProps {
  /** `plain` is transparent, `sheet` is raised, `floating` is above the page. @default 'plain' */
  surface?: keyof typeof css.surface
  /** A red rule at its start, to highlight one card among several. @default false */
  isFeatured?: boolean
  /** `article` for self-contained content, `li` in a list of cards. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li'
  /** Id of the heading that names an `article` or `section`. */
  'aria-labelledby'?: string
  /** Content of the footer, aligned with the footers of the cards in the row. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * One of several similar items, framed. It fills the height of its row, so that footers align. A single item needs no
 * frame: use a rule or space.
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
